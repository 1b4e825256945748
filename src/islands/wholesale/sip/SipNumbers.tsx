import type { AccountNumber } from '#api/wholesale/sip.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { numberBars } from '#domain/wholesale/numbers/number-bars.ts';
import { takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { SipRelated } from '#stores/wholesale/sip-related.ts';
import { NumberActions } from '../numbers/NumberActions.tsx';
import { NumberBar } from '../numbers/NumberBar.tsx';
import { numberTone } from '../numbers/numbers-labels.ts';

interface Props {
  record: SipRecord;
  related: Loadable<SipRelated>;
  reload: () => Promise<void>;
}

function Blocks({ numbers, reload }: { numbers: readonly AccountNumber[]; reload: () => Promise<void> }) {
  const t = texts('numbers');
  return numberBars(numbers).map(({ base, parts, numbers: blocks }) => (
    <section key={`${base} ${blocks[0]?.id}`} aria-label={base} className="grid gap-2">
      {blocks.map((block) => (
        <div key={block.id} className="flex items-center justify-between gap-3">
          <p>
            <span className="me-2 font-semibold">{keptTitle(block.number)}</span>
            <span className="text-muted text-sm">
              {[
                t('bar.block', { n: formatNumber(Number(block.count ?? 1), pageLocale()) }),
                block.data.areaName,
                block.state === 'active' ? '' : t(`state.${block.state}`),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <NumberActions row={block} changed={reload} />
        </div>
      ))}
      <NumberBar parts={parts} />
    </section>
  ));
}

function Singles({ numbers, reload }: { numbers: readonly AccountNumber[]; reload: () => Promise<void> }) {
  const t = texts('numbers');
  const singles = numbers.filter(({ kind }) => kind === 'single');
  if (singles.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-muted text-sm">{t('bar.singles')}</h3>
      <ul>
        {singles.map((one) => (
          <li
            key={one.id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1 last:border-b"
          >
            <span className="min-w-0 flex-1 font-semibold">{keptTitle(one.number)}</span>
            <StatusPill tone={numberTone[one.state]}>{t(`state.${one.state}`)}</StatusPill>
            <NumberActions row={one} changed={reload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers that lead to an account: blocks as bars, single ones as lines. */
export function SipNumbers({ record: { id, data }, related, reload }: Props) {
  const t = texts('sip');
  const count = related.state === 'ready' ? related.value.count : undefined;
  return (
    <Card
      title={
        <>
          {t('numbersHead')}
          {count !== undefined && <span className="ms-2 font-normal text-muted text-sm">{count}</span>}
        </>
      }
      action={
        takesNumbers(data.state) && (
          <a
            className="text-sm print:hidden"
            href={href('WholesalePortNumber', pageLocale(), { customer: data.customerId, account: id })}
          >
            {t('related.portNumber')}
          </a>
        )
      }
    >
      <Async value={related} failedTitle={t('related.failed')} onRetry={reload}>
        {({ numbers }) =>
          numbers.length === 0 ? (
            <p className="text-muted">{t('related.noNumbers')}</p>
          ) : (
            <div className="grid gap-5">
              <Blocks numbers={numbers} reload={reload} />
              <Singles numbers={numbers} reload={reload} />
            </div>
          )
        }
      </Async>
    </Card>
  );
}
