import { useRef, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { BackupRecord } from '#contract/wholesale/backup-rule.ts';
import { href } from '#domain/access/routes.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { fieldChanges } from '#domain/form/form-merge.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { backupContract, backupDefaults, backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { FormSummary } from '#islands/ui/form/schema/FormSummary.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { backupAddress, createBackup } from '#stores/wholesale/backups.ts';
import { backupLabels, useBackupContext } from './backup-labels.ts';

const Summary = () => (
  <Card title={texts('backup-routing')('form.summary')}>
    <FormSummary before={null} after={null} />
  </Card>
);

/** A new rule; it is kept switched off, so that it can be tried before calls meet it. */
export function NewRule() {
  const t = texts('backup-routing');
  const context = useBackupContext();
  const title = t('list.create');
  usePageTitle(title);
  return (
    <RecordFrame route="WholesaleBackupRouting" list="WholesaleBackupRouting" title={title}>
      <Lead>{t('form.lead')}</Lead>
      <SchemaForm
        form={backupForm}
        contract={backupContract}
        words={backupLabels()}
        context={context}
        defaults={filledForm(backupForm, backupDefaults)}
        keep="backup-routing/new"
        label={title}
        submitLabel={t('form.create')}
        summary={<Summary />}
        actions={<LinkButton href={href('WholesaleBackupRouting', pageLocale())}>{texts('ui')('cancel')}</LinkButton>}
        onSubmit={async (values, { idempotencyKey }) => {
          await createBackup(values, idempotencyKey);
          toast('ok', t('form.created'));
        }}
      />
    </RecordFrame>
  );
}

interface Props {
  record: BackupRecord;
  store: RecordStore<BackupRecord, Maintenance>;
}

/** A rule in its form; one that is on works as it says from the moment of saving. */
export function ChangeRule({ record, store }: Props) {
  const t = texts('backup-routing');
  const { sipAccountId: id, sipUser: user } = record.data;
  const context = useBackupContext({ id, user });
  const [start] = useState(() => filledForm(backupForm, record.data));
  const version = useRef(record.version);
  const title = t('form.editTitle', { name: String(record.data['name'] ?? '') });
  usePageTitle(title);
  const close = () => backupAddress.set({ edit: '' }, 'push');
  return (
    <RecordFrame route="WholesaleBackupRouting" list="WholesaleBackupRouting" title={title}>
      <SchemaForm
        form={backupForm}
        contract={backupContract}
        words={backupLabels()}
        context={context}
        defaults={start}
        keep={`backup-routing/${record.id}`}
        label={title}
        submitLabel={texts('record')('edit.save')}
        summary={<Summary />}
        actions={<Button onClick={close}>{texts('ui')('cancel')}</Button>}
        onSubmit={async (values, { idempotencyKey }) => {
          const before = requestOf(backupForm, start);
          const names = new Set([...Object.keys(before), ...Object.keys(values)]);
          const after = Object.fromEntries([...names].map((name) => [name, (values as Record<string, unknown>)[name]]));
          try {
            const changes = fieldChanges(before, after);
            await store.act({ _action: 'update', version: version.current, ...changes }, idempotencyKey);
          } catch (cause) {
            const now = store.record.$value.get();
            if (now.state === 'ready') version.current = now.value.version;
            throw cause;
          }
          toast('ok', texts('record')('edit.saved'));
          close();
        }}
      />
    </RecordFrame>
  );
}
