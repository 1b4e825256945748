import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { ownVoNumbers } from '#stores/profile/own-vo-numbers.ts';

const tones = { active: 'ok', dormant: 'neutral', terminated: 'danger' } as const;

/** Under which numbers the partner sells. */
export function VoTab() {
  const t = texts('profile');
  const words = texts('vo-numbers');
  const numbers = useStore(ownVoNumbers.$value);
  const apply = (
    <LinkButton icon={<Icon of={Plus} size={16} />} small href={href('EtcCompanyForm', pageLocale(), { change: 'vo' })}>
      {t('vo.apply')}
    </LinkButton>
  );
  return (
    <Card title={t('vo.title')} flush action={apply}>
      <Async
        value={numbers}
        failedTitle={words('list.failed')}
        onRetry={ownVoNumbers.reload}
        empty={<Empty title={words('list.none')}>{t('vo.noneText')}</Empty>}
      >
        {(items) => (
          <ul>
            {items.map(({ id, voNumber: vo, state, operator, label, validFrom }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-3.5 not-last:border-b"
              >
                <div>
                  <p className="font-semibold tabular-nums">{vo}</p>
                  <p className="text-muted text-sm">
                    {[
                      label || providerName(operator),
                      validFrom && t('vo.from', { day: formatCalendarDay(validFrom, pageLocale()) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <StatusPill tone={tones[state]}>{words(`states.${state}`)}</StatusPill>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
