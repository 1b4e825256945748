import { useStore } from '@nanostores/react';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type BackupRecord, backupRule } from '#contract/wholesale/backup-rule.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { backupAddress } from '#stores/wholesale/backups.ts';
import { ruleData, shownScope, stateOf, switchFailure, targetText, triggerText } from './backup-labels.ts';
import { useSwitch } from './useSwitch.tsx';

const DryRun = lazy(() => import('./DryRun.tsx').then((module) => module.DryRun));
const ChangeRule = lazy(() => import('./RuleForm.tsx').then((module) => module.ChangeRule));

interface Props {
  record: BackupRecord;
  store: RecordStore<BackupRecord, Maintenance>;
}

function Head({ record, store: { act } }: Props) {
  const t = texts('backup-routing');
  const rule = ruleData(record.data);
  const state = stateOf(rule);
  const { press, failure, dialog } = useSwitch(rule, (active) =>
    act({ _action: 'switch', active, version: record.version }, crypto.randomUUID()),
  );
  const life = useRecordLife({
    record,
    act,
    list: 'WholesaleBackupRouting',
    deletion: { title: t('delete'), isOffered: !rule.active },
  });
  const deleting = { ...life, acts: life.acts.filter(({ place }) => place === 'delete') };
  return (
    <>
      <RecordHead
        list="WholesaleBackupRouting"
        record={record}
        title={rule.name}
        name={rule.name}
        state={String(record.version)}
        pill={<StatusPill tone={state.tone}>{state.text}</StatusPill>}
        actions={
          <>
            <Button look={rule.active ? 'secondary' : 'primary'} onClick={press}>
              {t(rule.active ? 'switch.off' : 'switch.on')}
            </Button>
            <Button icon={<Icon of={Pencil} />} onClick={() => backupAddress.set({ edit: '1' }, 'push')}>
              {t('edit')}
            </Button>
          </>
        }
        more={lifeItems(deleting)}
      />
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
      {dialog}
      {life.dialog}
    </>
  );
}

/** After a reminder: whether the rule is still meant. */
function StillOn({ record: { data, version }, store: { act } }: Props) {
  const t = texts('backup-routing');
  const { busy, run } = useCall({ toasts: true, textOf: switchFailure });
  const { active, remindedAt, keptAt = 0 } = data;
  if (!active || remindedAt === undefined || keptAt >= remindedAt) return null;
  const keep = () => void run(() => act({ _action: 'keep', version }, crypto.randomUUID()), { done: t('keep.done') });
  return (
    <Notice
      tone="warn"
      title={t('keep.title')}
      actions={
        <Button busy={busy} onClick={keep}>
          {t('keep.act')}
        </Button>
      }
    >
      {t('keep.text')}
    </Notice>
  );
}

function RuleFacts({ record }: Pick<Props, 'record'>) {
  const t = texts('backup-routing');
  const rule = ruleData(record.data);
  const locale = pageLocale();
  const formValues = filledForm(backupForm, record.data) as Record<string, string>;
  const moment = (name: 'validFrom' | 'validTo') =>
    formValues[name]
      ? [formatCalendarDay(formValues[name], locale), formValues[`${name}Time`]].filter(Boolean).join(' ')
      : undefined;
  return (
    <Facts
      title={t('facts')}
      facts={[
        {
          label: t('account'),
          value: <a href={href('WholesaleSip', locale, { id: rule.sipAccountId })}>{rule.sipUser}</a>,
        },
        { label: t('customer'), value: rule.customerName },
        { label: t('scope'), value: shownScope(rule) },
        { label: t('trigger'), value: triggerText(rule) },
        { label: t('target'), value: targetText(rule) },
        { label: t('clipMode'), value: rule.clipMode && t(`clipModes.${rule.clipMode}`) },
        { label: t('priority'), value: rule.priority },
        { label: t('validFrom'), value: moment('validFrom') },
        { label: t('validTo'), value: moment('validTo') },
      ]}
    />
  );
}

/** One rule: whether it is at work, what it does, what became of it, and what it would do to a call. */
export function BackupRule({ id }: { id: string }) {
  const t = texts('backup-routing');
  const { edit } = useStore(backupAddress.$query);
  const [store] = useState(() => recordStores(backupRule).one(id));
  const [timeline] = useState(() => timelineStore(id));
  return (
    <RecordPage store={store} texts="backup-routing" route="WholesaleBackupRouting" list="WholesaleBackupRouting">
      {(record) =>
        edit ? (
          <ChangeRule record={record} store={store} />
        ) : (
          <div className="grid gap-6">
            <Head record={record} store={store} />
            <StillOn record={record} store={store} />
            {record.data.active && <Notice>{t('charged')}</Notice>}
            <RecordColumns
              aside={
                <>
                  <Suspense fallback={<Skeleton rows={4} />}>
                    <DryRun
                      accountId={record.data.sipAccountId}
                      rule={{ id, version: record.version, isAtWork: record.data.activeSince !== undefined }}
                    />
                  </Suspense>
                  <TimelineCard
                    store={timeline}
                    version={record.version}
                    about={({ id: of, foreignid }) =>
                      of === id ? undefined : t('process', { number: foreignid ?? '' })
                    }
                  />
                </>
              }
            >
              <RuleFacts record={record} />
            </RecordColumns>
          </div>
        )
      }
    </RecordPage>
  );
}
