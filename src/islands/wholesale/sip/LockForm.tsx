import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, type SipState, sipAccount } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

export type LockKind = 'lock' | 'abuse' | 'unlock';

/** Partners lock accounts that they run; employees lock for abuse, and unlock every account. */
export function lockKind(state: SipState, isEmployee: boolean): LockKind | undefined {
  if (state === 'lockedForAbuse') return isEmployee ? 'unlock' : undefined;
  if (state === 'lockedByCustomer') return 'unlock';
  if (isEmployee) return state === 'terminated' ? undefined : 'abuse';
  return state === 'active' ? 'lock' : undefined;
}

interface Props extends Pick<RecordStore<SipRecord, Maintenance>, 'act'> {
  record: SipRecord;
  kind: LockKind;
  onClose: () => void;
}

/** Locks or unlocks an account; a lock for abuse says why. */
export function LockForm({ record, kind, act, onClose }: Props) {
  const t = texts('sip');
  const name = kind === 'unlock' ? 'unlock' : 'lock';
  return (
    <ActionDialog
      onClose={onClose}
      title={t(`${kind}.title`)}
      lead={t(`${kind}.text`)}
      contract={sipAccount.actions[name]}
      defaults={{ _action: name, reason: '' } as never}
      rules={(values) =>
        kind === 'abuse' && !String(values['reason'] ?? '').trim() ? [{ path: 'reason', key: 'required' }] : []
      }
      keep={`sip/${record.id}/${name}`}
      submitLabel={t(`${kind}.submit`)}
      submitLook={kind === 'unlock' ? 'primary' : 'danger'}
      act={act}
      action={(input) => input as Maintenance}
      done={() => t(`${kind}.done`)}
    >
      <TextArea name="reason" label={t('reason')} max={500} rows={2} />
    </ActionDialog>
  );
}
