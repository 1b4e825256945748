import type { ReactNode } from 'react';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { SipRelated } from '#stores/wholesale/sip-related.ts';
import { NumberActions } from '../numbers/NumberActions.tsx';
import { stateName, stateTone, typeName } from '../processes/process-labels.ts';

interface Props {
  record: SipRecord;
  related: Loadable<SipRelated>;
  reload: () => Promise<void>;
}

interface ListProps {
  none: string;
  items: readonly { id: string; link?: string; title: string; note?: ReactNode; more?: string }[];
}

function Entries({ none, items }: ListProps) {
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-2">
      {items.map(({ id, link, title, note, more }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <span className="min-w-0">
            {link ? <a href={link}>{title}</a> : title}
            {more && <span className="block text-muted text-sm">{more}</span>}
          </span>
          {note}
        </li>
      ))}
    </ul>
  );
}

/** Numbers, backup rules and processes of an account, each with the way to more of them. */
export function SipRelatedCards({ record: { id, data }, related, reload }: Props) {
  const t = texts('sip');
  const { customerId } = data;
  const locale = pageLocale();
  const card = (title: string, action: ReactNode, list: (loadedRelated: SipRelated) => ListProps) => (
    <Card title={title} action={action}>
      <Async value={related} failedTitle={t('related.failed')} onRetry={reload}>
        {(loadedRelated) => <Entries {...list(loadedRelated)} />}
      </Async>
    </Card>
  );
  const add = { customer: customerId, account: id };
  return (
    <>
      {card(
        t('numbersHead'),
        takesNumbers(data.state) && (
          <span className="flex flex-wrap gap-x-4 text-sm print:hidden">
            <a href={href('WholesaleAddNumber', locale, add)}>{t('related.addNumber')}</a>
            <a href={href('WholesalePortNumber', locale, add)}>{t('related.portNumber')}</a>
          </span>
        ),
        ({ numbers }) => ({
          none: t('related.noNumbers'),
          items: numbers.map((one) => ({
            id: one.id,
            title: keptTitle(one.number),
            more: one.state === 'active' ? '' : texts('numbers')(`state.${one.state}`),
            note: (
              <span className="flex items-center gap-1.5 text-muted text-sm">
                {t('related.count', { count: Number(one.count ?? 1) })}
                <NumberActions row={one} changed={reload} />
              </span>
            ),
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
              <StatusPill tone={rule.active === 'true' ? 'warn' : 'neutral'}>
                {t(rule.active === 'true' ? 'backupOn' : 'related.backupOff')}
              </StatusPill>
            ),
          })),
        }),
      )}
      {card(
        t('related.processes'),
        <a className="text-sm print:hidden" href={href('WholesaleProcesses', locale, { customer: customerId })}>
          {t('related.allProcesses')}
        </a>,
        ({ processes }) => ({
          none: t('related.noProcesses'),
          items: processes.map((process) => ({
            id: process.id,
            link: href('WholesaleProcesses', locale, { id: process.id }),
            title: `${process.foreignid} · ${typeName(process.kind)}`,
            more: `${formatDay(process.created, locale)} · ${keptTitle(process.objectTitle)}`,
            note: <StatusPill tone={stateTone[process.state]}>{stateName(process.state)}</StatusPill>,
          })),
        }),
      )}
    </>
  );
}
