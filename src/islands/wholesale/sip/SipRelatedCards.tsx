import type { ReactNode } from 'react';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { SipRelated } from '#stores/wholesale/sip-related.ts';
import { stateName, stateTone, typeName } from '../processes/process-labels.ts';

interface Props {
  record: SipRecord;
  related: Loadable<SipRelated>;
  reload: () => Promise<void>;
}

interface ListProps {
  none: string;
  items: readonly { id: string; link: string; title: string; note: ReactNode; more: string }[];
}

function Entries({ none, items }: ListProps) {
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-3">
      {items.map(({ id, link, title, note, more }) => (
        <li key={id} className="grid gap-0.5">
          <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <a href={link} className="min-w-0 font-semibold">
              {title}
            </a>
            {note}
          </span>
          <span className="text-muted text-sm">{more}</span>
        </li>
      ))}
    </ul>
  );
}

/** Backup rules and processes of an account, each with the way to more of them. */
export function SipRelatedCards({ record: { id, data }, related, reload }: Props) {
  const t = texts('sip');
  const locale = pageLocale();
  const card = (title: string, action: ReactNode, list: (loadedRelated: SipRelated) => ListProps) => (
    <AsideCard title={title} action={action}>
      <Async value={related} failedTitle={t('related.failed')} onRetry={reload}>
        {(loadedRelated) => <Entries {...list(loadedRelated)} />}
      </Async>
    </AsideCard>
  );
  return (
    <>
      {card(
        t('related.processes'),
        <a className="text-sm print:hidden" href={href('WholesaleProcesses', locale, { customer: data.customerId })}>
          {t('related.allProcesses')}
        </a>,
        ({ processes }) => ({
          none: t('related.noProcesses'),
          items: processes.map((process) => ({
            id: process.id,
            link: href('WholesaleProcesses', locale, { id: process.id }),
            title: typeName(process.kind),
            more: [keptTitle(process.objectTitle), formatDay(process.created, locale), process.foreignid]
              .filter(Boolean)
              .join(' · '),
            note: <StatusPill tone={stateTone[process.state]}>{stateName(process.state)}</StatusPill>,
          })),
        }),
      )}
      {card(
        t('backup'),
        <a className="text-sm print:hidden" href={href('WholesaleBackupRouting', locale, { account: id })}>
          {t('related.allBackups')}
        </a>,
        ({ backups }) => ({
          none: t('related.noBackups'),
          items: backups.map((rule) => ({
            id: rule.id,
            link: href('WholesaleBackupRouting', locale, { id: rule.id }),
            title: rule.name,
            more: formatPhone(rule.targetNumber ?? ''),
            note: (
              <StatusPill tone={rule.active === 'true' ? 'ok' : 'neutral'}>
                {t(rule.active === 'true' ? 'backupOn' : 'related.backupOff')}
              </StatusPill>
            ),
          })),
        }),
      )}
    </>
  );
}
