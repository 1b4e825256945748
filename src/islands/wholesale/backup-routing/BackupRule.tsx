import { useStore } from '@nanostores/react';
import CircleQuestion from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { type ReactNode, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type BackupRecord, backupRule } from '#contract/wholesale/backup-rule.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { windowOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { lifeItem, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { AllFacts, type FactPart } from '#islands/record/facts/AllFacts.tsx';
import { factPart } from '#islands/record/facts/form-parts.tsx';
import { editText, RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { WaitingLines } from '#islands/record/WaitingLines.tsx';
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
import {
  type RuleData,
  ruleData,
  shownScope,
  stateOf,
  switchFailure,
  targetText,
  triggerText,
} from './backup-labels.ts';
import { useSwitch } from './useSwitch.tsx';

const DryRun = lazy(() => import('./DryRun.tsx').then((module) => module.DryRun));
const ChangeRule = lazy(() => import('./RuleForm.tsx').then((module) => module.ChangeRule));

interface Props {
  record: BackupRecord;
  store: RecordStore<BackupRecord, Maintenance>;
}

/** What the rule does to calls, and since or from when. */
function sentenceOf(rule: RuleData): ReactNode {
  const t = texts('backup-routing');
  const { active, activeSince, action } = rule;
  if (!active) return t('next.off');
  const moment = formatMoment(activeSince ?? windowOf(rule).from, pageLocale());
  const target = action === 'voicemail' ? t('toVoicemail') : unbroken(targetText(rule));
  const sentence = t(activeSince === undefined ? 'next.armed' : 'next.on', {
    trigger: triggerText(rule),
    moment,
    target,
  });
  return (
    <>
      <Emphasis sentence={sentence} words={target} /> {action === 'forward' && t('charged')}
    </>
  );
}

function Head({ record, store: { act } }: Props) {
  const t = texts('backup-routing');
  const locale = pageLocale();
  const rule = ruleData(record.data);
  const { active, name, customerId, customerName, sipAccountId, sipUser } = rule;
  const { press, failure, dialog } = useSwitch(rule, (isOn) =>
    act({ _action: 'switch', active: isOn, version: record.version }, crypto.randomUUID()),
  );
  const life = useRecordLife({
    record,
    act,
    list: 'WholesaleBackupRouting',
    deletion: { title: t('delete'), isOffered: !active },
  });
  return (
    <>
      <RecordHead
        list="WholesaleBackupRouting"
        record={record}
        title={t('title', { customer: customerName, name })}
        name={name}
        state={String(record.version)}
        pill={<StatusPill tone={stateOf(rule).tone}>{t(active ? 'tab.true' : 'tab.false')}</StatusPill>}
        line={
          <>
            {t('account')} <a href={href('WholesaleSip', locale, { id: sipAccountId })}>{sipUser}</a>
            {' · '}
            <a href={href('WholesaleCoreData', locale, { id: customerId })}>{t('toCustomer')}</a>
          </>
        }
        sentence={sentenceOf(rule)}
        actions={
          <Button look={active ? 'secondary' : 'primary'} onClick={press}>
            {t(active ? 'switch.off' : 'switch.on')}
          </Button>
        }
        more={[
          {
            label: t('edit'),
            icon: <Icon of={Pencil} size={16} />,
            onSelect: () => backupAddress.set({ edit: '1' }, 'push'),
          },
        ]}
        last={lifeItem(life, 'delete').map((item) => ({ ...item, danger: true, separated: true }))}
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
  const confirm = (
    <Button small busy={busy} onClick={keep}>
      {t('keep.act')}
    </Button>
  );
  return (
    <WaitingLines
      label={t('keep.title')}
      lines={[{ id: 'keep', icon: CircleQuestion, title: t('keep.title'), text: t('keep.text'), act: confirm }]}
    />
  );
}

/** All that a rule says: what it is for, what it does with a call, and how long. */
function ruleParts({ data }: BackupRecord): FactPart[] {
  const t = texts('backup-routing');
  const rule = ruleData(data);
  const formValues = filledForm(backupForm, data) as Record<string, string>;
  const moment = (name: 'validFrom' | 'validTo') =>
    formValues[name]
      ? [formatCalendarDay(formValues[name], pageLocale()), formValues[`${name}Time`]].filter(Boolean).join(' ')
      : undefined;
  return [
    ...factPart('where', t('section.where'), [
      { label: t('name'), value: rule.name },
      { label: t('scope'), value: shownScope(rule) },
      { label: t('account'), value: rule.sipUser },
      { label: t('customer'), value: rule.customerName },
    ]),
    ...factPart('what', t('section.what'), [
      { label: t('trigger'), value: triggerText(rule) },
      { label: t('target'), value: targetText(rule) },
      { label: t('clipMode'), value: rule.clipMode && t(`clipModes.${rule.clipMode}`) },
      { label: t('priority'), value: rule.priority },
    ]),
    ...factPart('validity', t('section.validity'), [
      { label: t('validFrom'), value: moment('validFrom') },
      { label: t('validTo'), value: moment('validTo') },
    ]),
  ];
}

/** One rule: what it does to calls, its story, and what it would do to one of them. */
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
          <div className="grid grid-cols-1 gap-4">
            <Head record={record} store={store} />
            <StillOn record={record} store={store} />
            <RecordBody
              story={
                <TimelineCard
                  store={timeline}
                  version={record.version}
                  notesOf={id}
                  about={({ id: of, foreignid }) => (of === id ? undefined : t('process', { number: foreignid ?? '' }))}
                />
              }
              aside={
                <Suspense fallback={<Skeleton rows={4} />}>
                  <DryRun
                    accountId={record.data.sipAccountId}
                    rule={{ id, version: record.version, isAtWork: record.data.activeSince !== undefined }}
                  />
                </Suspense>
              }
            >
              <AllFacts parts={ruleParts(record)} foot={editText(record)} />
            </RecordBody>
          </div>
        )
      }
    </RecordPage>
  );
}
