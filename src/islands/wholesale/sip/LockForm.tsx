import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { ActionNotice } from '#islands/record/ActionNotice.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props extends Pick<RecordStore<SipRecord, Maintenance>, 'act'> {
  record: SipRecord;
  employee: boolean;
}

/** Partners lock accounts that they run; employees lock for abuse, with a reason, and unlock every account. */
export function LockForm({ record, employee, act }: Props) {
  const t = texts('sip');
  const { state } = record.data;
  const isLocked = state === 'lockedByCustomer' || state === 'lockedForAbuse';
  const mayUnlock = state === 'lockedByCustomer' || (state === 'lockedForAbuse' && employee);
  const mayLock = state === 'active' || (employee && (state === 'inSetup' || state === 'lockedByCustomer'));
  if (isLocked ? !mayUnlock : !mayLock) return null;
  const name = isLocked ? 'unlock' : 'lock';
  const kind = isLocked ? 'unlock' : employee ? 'abuse' : 'lock';
  return (
    <ActionNotice
      key={state}
      tone={isLocked ? 'warn' : 'info'}
      notice={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      label={t(`${kind}.open`)}
      contract={sipAccount.actions[name]}
      defaults={{ _action: name, reason: '' } as never}
      rules={(values) =>
        kind === 'abuse' && !String(values['reason'] ?? '').trim() ? [{ path: 'reason', key: 'required' }] : []
      }
      keep={`sip/${record.id}/${name}`}
      submitLabel={t(`${kind}.submit`)}
      submitLook={isLocked ? 'primary' : 'danger'}
      act={act}
      action={(input): Maintenance => ({ ...input, version: record.version })}
      done={() => t(`${kind}.done`)}
    >
      <TextArea name="reason" label={t('reason')} max={500} rows={2} />
    </ActionNotice>
  );
}
