import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props extends Pick<RecordStore<SipRecord, Maintenance>, 'act'> {
  record: SipRecord;
  onClose: () => void;
}

/** For a technician without an account: opening the link creates the password. */
export function SendPasswordLink({ record, act, onClose }: Props) {
  const t = texts('sip');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('passwordLink.title')}
      lead={t('passwordLink.text')}
      contract={sipAccount.actions.sendPasswordLink}
      defaults={{ _action: 'sendPasswordLink', email: '' }}
      keep={`sip/${record.id}/sendPasswordLink`}
      submitLabel={t('passwordLink.submit')}
      act={act}
      action={(input) => input as Maintenance}
      done={() => t('passwordLink.done')}
    >
      <TextInput
        name="email"
        label={t('passwordLink.email')}
        hint={t('passwordLink.hint')}
        type="email"
        autoComplete="off"
      />
    </ActionDialog>
  );
}
