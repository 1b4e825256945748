import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Route from 'lucide/dist/esm/icons/route.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Workflow from 'lucide/dist/esm/icons/workflow.mjs';
import { useEffect, useMemo } from 'react';
import { href } from '#domain/access/routes.ts';
import { numberSteps } from '#domain/wholesale/numbers/submission-steps.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { madeNumbers, type NumbersOfProcess } from '#stores/wholesale/number-order.ts';
import { numberTone } from './numbers-labels.ts';

function Ordered({ process, numbers }: NumbersOfProcess) {
  const t = texts('numbers');
  const locale = pageLocale();
  const { id, data, version, foreignid = '' } = process;
  const { customerId: customer, customerName } = data;
  const account = numbers[0]?.accountId ?? '';
  const words = { customer: customerName };
  return (
    <RecordSubmission
      list="WholesaleSip"
      name={[customerName, keptTitle(data.object.title)].join(', ')}
      title={t('made.title', { count: numbers.reduce((sum, { count }) => sum + Number(count ?? 1), 0) })}
      lead={
        <>
          {keptTitle(data.object.title)} {t('made.about')} <strong>{customerName}</strong>
        </>
      }
      number={{ label: t('made.number'), value: foreignid }}
      to={{ href: href('WholesaleSip', locale, { id: account }), label: t('made.account') }}
      steps={numberSteps(data).map((step) =>
        stepEntry(step, { title: t(`made.steps.${step.name}`), text: t(`made.steps.${step.name}Text`, words) }),
      )}
      next={[
        {
          href: href('WholesaleSip', locale, { id: account }),
          label: t('made.configure'),
          icon: Settings,
          hint: t('made.configureText'),
        },
        {
          href: href('WholesaleBackupRouting', locale, { account }),
          label: t('made.backup'),
          icon: Route,
          hint: t('made.backupText'),
        },
        {
          href: href('WholesaleAddNumber', locale, { customer, account }),
          label: t('made.more'),
          icon: Plus,
          hint: t('made.moreText'),
        },
        { href: href('WholesaleProcesses', locale, { id }), label: t('made.process'), icon: Workflow },
      ]}
      mails={{ id, version, recipient: data.notify }}
      aside={
        <Card title={t('made.numbers')} flush>
          <ul className="divided">
            {numbers.map((number) => (
              <li key={number.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
                <span className="font-semibold tabular-nums">{keptTitle(number.number)}</span>
                <StatusPill tone={numberTone[number.state]}>{t(`state.${number.state}`)}</StatusPill>
              </li>
            ))}
          </ul>
        </Card>
      }
    />
  );
}

/** What came of an order of numbers: where they lead, and what happens next. */
export function MadeNumbers({ process }: { process: string }) {
  const store = useMemo(() => madeNumbers(process), [process]);
  const value = useStore(store.$value);
  useEffect(() => void store.reload(), [store]);
  return (
    <Async value={value} onRetry={() => void store.reload()}>
      {(order) => <Ordered {...order} />}
    </Async>
  );
}
