import { useEffect, useState } from 'react';
import type { Administrator, ApprovalOverview } from '#contract/staff/approvals.ts';
import { href } from '#domain/access/routes.ts';
import { whenIdle } from '#domain/site/when-idle.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { endAdministrator } from '#stores/staff/approvals.ts';

const GiveAdministration = lazy(() => import('./GiveAdministration.tsx').then((module) => module.GiveAdministration));

interface Props extends Pick<ApprovalOverview, 'employees' | 'distributor' | 'isFirst'> {
  own: string;
}

/** The holders of the right, and how it is given and ended. */
export function Administrators({ employees, distributor, isFirst, own }: Props) {
  const t = texts('approvals');
  const [isGiving, setGiving] = useState(false);
  const [ending, setEnding] = useState<Administrator>();
  useEffect(() => whenIdle(() => void GiveAdministration.preload()), []);
  const holders = employees.filter(({ isAdministrator }) => isAdministrator);
  const candidates = employees.filter(({ isAdministrator }) => !isAdministrator);
  const isAlone = holders.length < 2;
  const mayGive = isFirst || !isAlone;
  return (
    <Card title={t('holders.title')} count={holders.length} flush>
      <ul className="divide-y divide-line">
        {holders.map((one) => (
          <li key={one.id} className="flex items-center gap-3 px-5 py-3">
            <Initials name={one.name} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{one.name}</p>
              <p className="text-muted text-sm wrap-anywhere">
                {one.userId}
                {one.lastActive !== undefined && (
                  <>
                    {' · '}
                    <Ago at={one.lastActive} />
                  </>
                )}
              </p>
            </div>
            {one.id === own ? (
              <span className="text-muted text-sm">{t('holders.you')}</span>
            ) : (
              <Button
                small
                className="border-danger text-danger"
                aria-label={t('end.of', { name: one.name })}
                onClick={() => setEnding(one)}
              >
                {t('end.label')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-line border-t bg-surface px-5 py-4">
        <p className="text-sm">{t(isFirst ? 'holders.first' : isAlone ? 'holders.alone' : 'holders.text')}</p>
        <div>
          <Button disabled={!mayGive || candidates.length === 0} onClick={() => setGiving(true)}>
            {t('give.label')}
          </Button>
        </div>
        {mayGive && candidates.length === 0 && (
          <p className="text-muted text-sm">
            {t(isAlone ? 'give.noEmployees' : 'give.none')}{' '}
            <a href={href('Organisations', pageLocale(), { id: distributor })}>{t('give.toOrganisation')}</a>
          </p>
        )}
      </div>
      {isGiving && (
        <Suspense>
          <GiveAdministration candidates={candidates} isFirst={isFirst} onClose={() => setGiving(false)} />
        </Suspense>
      )}
      <ConfirmForm
        danger
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t('end.title', { name: ending?.name ?? '' })}
        confirmLabel={t('end.confirm')}
        action={() => endAdministrator(ending?.id ?? '')}
        done={t('end.done', { name: ending?.name ?? '' })}
      >
        {t('end.text')}
      </ConfirmForm>
    </Card>
  );
}
