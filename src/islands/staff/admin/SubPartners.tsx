import { useState } from 'react';
import type { Organisation } from '#contract/staff/organisations.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnOrganisation } from '#stores/staff/organisations.ts';
import { ReasonQuestion } from './ReasonQuestion.tsx';

const SubPartnerDialog = lazy(() => import('./SubPartnerDialog.tsx').then((module) => module.SubPartnerDialog));

/** The organisation above this one, or those below it. */
export function SubPartners({ organisation }: { organisation: Organisation }) {
  const t = texts('organisations');
  const { title, version, above, below, active } = organisation;
  const [question, setQuestion] = useState<'place' | 'end'>();
  const close = () => setQuestion(undefined);
  const day = (at: number) => formatDay(at, pageLocale());
  const sentence = above
    ? t('below.is', { name: above.title, code: above.code, day: day(above.since) })
    : t(below.length > 0 ? 'below.has' : 'below.none');
  return (
    <Card title={t('below.title')}>
      <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap">
        <p className="min-w-0 max-w-160 text-sm wrap-anywhere">{sentence}</p>
        {above && (
          <Button small className="shrink-0 border-danger text-danger" onClick={() => setQuestion('end')}>
            {t('below.end')}
          </Button>
        )}
        {!above && below.length === 0 && active && (
          <Button small className="shrink-0" onClick={() => setQuestion('place')}>
            {t('below.place')}
          </Button>
        )}
      </div>
      {below.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {below.map((one) => (
            <li key={one.trid} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <span className="font-semibold wrap-anywhere">{one.title}</span>
              {!one.active && <StatusPill tone="danger">{t('state.locked')}</StatusPill>}
              <span className="text-muted text-sm">
                {t('below.row', { code: one.code, trid: one.trid, day: day(one.since) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {question === 'place' && (
        <Suspense fallback={null}>
          <SubPartnerDialog organisation={organisation} onClose={close} />
        </Suspense>
      )}
      {question === 'end' && above && (
        <ReasonQuestion
          danger
          title={t('below.endTitle', { name: title })}
          text={t('below.endText', { name: above.title, code: above.code })}
          label={t('below.endConfirm')}
          done={t('below.ended', { name: title })}
          action={(reason) => actOnOrganisation({ _action: 'independent', version, reason })}
          onClose={close}
        />
      )}
    </Card>
  );
}
