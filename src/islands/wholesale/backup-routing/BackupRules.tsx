import { type BackupRow, backupRule } from '#contract/wholesale/backup-rule.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { CreateLink, ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import {
  accountLabel,
  ruleData,
  scopeText,
  shownScope,
  stateOf,
  targetText,
  triggerText,
  useAccounts,
} from './backup-labels.ts';
import { RuleSwitch } from './RuleSwitch.tsx';

const DryRun = lazy(() => import('./DryRun.tsx').then((module) => module.DryRun));

const create = () => href('WholesaleBackupRouting', pageLocale(), { create: '1' });

function screenOf(accounts: ReturnType<typeof useAccounts>): ListScreen<BackupRow> {
  const t = texts('backup-routing');
  const { list } = recordStores(backupRule);
  const backupsPage = list.$page.get();
  const rows = backupsPage.state === 'ready' ? backupsPage.value.items : [];
  const tab = (value: string) => t(`tab.${value as 'all' | 'true' | 'false'}`);
  return {
    list,
    texts: 'backup-routing',
    file: t('list.caption'),
    columns: [
      { id: 'name', header: t('name'), sort: 'name', primary: true, text: (row) => row.name },
      { id: 'account', header: t('account'), sort: 'sipUser', rank: 'number', text: (row) => row.sipUser },
      {
        id: 'scope',
        header: t('scope'),
        text: (row) => scopeText(ruleData(row.data)),
        cell: (row) => shownScope(ruleData(row.data)),
        rank: 'detail',
      },
      { id: 'trigger', header: t('trigger'), sort: 'trigger', text: (row) => triggerText(ruleData(row.data)) },
      {
        id: 'target',
        header: t('target'),
        sort: 'targetNumber',
        text: (row) => targetText(ruleData(row.data)),
      },
      {
        id: 'priority',
        header: t('priority'),
        sort: 'priority',
        rank: 'detail',
        extra: true,
        text: (row) => row.priority ?? '',
      },
      {
        id: 'validTo',
        header: t('validTo'),
        sort: 'validTo',
        rank: 'date',
        extra: true,
        text: (row) => formatCalendarDay(row.validTo ?? '', pageLocale()),
      },
      {
        id: 'active',
        rank: 'state',
        header: t('stateHead'),
        text: (row) => stateOf(ruleData(row.data)).text,
        cell: (row) => (
          <div className="relative z-1">
            <RuleSwitch row={row} />
          </div>
        ),
      },
    ],
    tabs: { label: t('stateHead'), shown: ['all', 'true', 'false'], caption: tab, empty: () => t('emptyTab') },
    filters: {
      trigger: { label: t('trigger'), option: (value) => t(`triggers.${value as BackupRow['trigger']}`) },
      account: {
        label: t('account'),
        ...(accounts && { options: accounts.map((one) => ({ value: one.id, label: accountLabel(one) })) }),
      },
      customer: {
        label: t('customer'),
        option: (id) => rows.find((row) => row.customerId === id)?.data.customerName ?? t('thisCustomer'),
      },
    },
    link: ({ id }) => href('WholesaleBackupRouting', pageLocale(), { id }),
    create: create(),
  };
}

/** The rules of the selected foundation, those of an account together, and what becomes of a call below them. */
export function BackupRules() {
  const t = texts('backup-routing');
  const accounts = useAccounts();
  const screen = () => screenOf(accounts);
  return (
    <>
      <ListHead route="WholesaleBackupRouting" lead={t('lead')}>
        <ListActs of={screen} />
        <CreateLink of="backup-routing" href={create()} />
      </ListHead>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <ListPage of={screen} />
        </div>
        <Suspense fallback={<Skeleton rows={4} />}>
          <DryRun wide />
        </Suspense>
      </div>
    </>
  );
}
