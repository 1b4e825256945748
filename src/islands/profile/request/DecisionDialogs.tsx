import * as z from 'zod/mini';
import { asPlainText } from '#contract/fields.ts';
import { type ChangeRequestRecord, requestActions } from '#contract/profile/change-request.ts';
import { voNumberCode } from '#contract/staff/vo-number.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { RequestStore } from '#stores/profile/requests.ts';

interface Props extends Pick<RequestStore, 'act'> {
  record: ChangeRequestRecord;
  onClose: () => void;
}

const { reason } = requestActions.decide.shape;
const approval = z.strictObject({ reason, vo: z.optional(z.string().check(asPlainText, z.toUpperCase())) });
const refusal = z
  .strictObject({ reason })
  .check(z.refine(({ reason: text }) => Boolean(text?.trim()), { path: ['reason'], error: 'required' }));

/** The employee who approves a new VO number enters the number from the network operator. */
const voFaults = (vo: string) => {
  const result = voNumberCode.safeParse(vo);
  return result.success ? [] : result.error.issues.slice(0, 1).map(({ message }) => ({ path: 'vo', key: message }));
};

export function ApprovalDialog({ record, act, onClose }: Props) {
  const t = texts('profile-form');
  const { needsTwo, decisions, values, state } = record.data;
  const isNewVo = values['voKind'] === 'new' && state !== 'approved';
  return (
    <ActionDialog
      title={t('decide.approveTitle')}
      lead={needsTwo && t(decisions.some(({ approve }) => approve) ? 'decide.second' : 'decide.first')}
      onClose={onClose}
      conflict={t('decide.conflict')}
      contract={approval}
      defaults={{ reason: '', vo: '' }}
      rules={({ vo }) => (isNewVo ? voFaults(String(vo ?? '')) : [])}
      keep={`request/${record.id}/approve`}
      submitLabel={t('decide.approve')}
      act={act}
      action={({ reason: text, vo }) => ({
        _action: 'decide' as const,
        version: record.version,
        approve: true,
        ...(text && { reason: text }),
        ...(isNewVo && { vo }),
      })}
      done={() => t('decide.done.approve')}
    >
      {isNewVo && <TextInput name="vo" label={t('decide.vo')} hint={t('decide.voHint')} maxLength={12} />}
      <TextArea name="reason" label={t('decide.message')} max={2000} rows={2} />
    </ActionDialog>
  );
}

export function RefusalDialog({ record, act, onClose }: Props) {
  const t = texts('profile-form');
  return (
    <ActionDialog
      title={t('decide.refuseTitle')}
      onClose={onClose}
      conflict={t('decide.conflict')}
      contract={refusal}
      defaults={{ reason: '' }}
      keep={`request/${record.id}/refuse`}
      submitLabel={t('decide.refuse')}
      submitLook="danger"
      act={act}
      action={({ reason: text }) => ({
        _action: 'decide' as const,
        version: record.version,
        approve: false,
        ...(text && { reason: text }),
      })}
      done={() => t('decide.done.refuse')}
    >
      <TextArea name="reason" label={t('decide.reason')} hint={t('decide.reasonHint')} max={2000} rows={3} required />
    </ActionDialog>
  );
}
