import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { asPlainText } from '#contract/fields.ts';
import { type ChangeRequestRecord, requestActions } from '#contract/profile/change-request.ts';
import { voNumberCode } from '#contract/staff/vo-number.ts';
import { mayMove } from '#domain/profile/request-states.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RequestStore } from '#stores/profile/requests.ts';
import { $user } from '#stores/session/session.ts';

interface Props extends Pick<RequestStore, 'act'> {
  record: ChangeRequestRecord;
}

const verdict = z
  .strictObject({
    verdict: z.enum(['approve', 'refuse', 'review'], 'choose'),
    reason: requestActions.decide.shape.reason,
    vo: z.optional(z.string().check(asPlainText, z.toUpperCase())),
  })
  .check(
    z.refine(({ verdict, reason }) => verdict !== 'refuse' || Boolean(reason?.trim()), {
      path: ['reason'],
      error: 'required',
    }),
  );

/** The employee who approves a new VO number enters the number from the network operator. */
const voFaults = (vo: string) => {
  const result = voNumberCode.safeParse(vo);
  return result.success ? [] : result.error.issues.slice(0, 1).map(({ message }) => ({ path: 'vo', key: message }));
};

/** For employees: take it into review, approve it or refuse it with a reason. */
export function DecideForm({ record, act }: Props) {
  const t = texts('profile-form');
  const user = useStore($user);
  const { state, needsTwo, decisions, values } = record.data;
  const verdicts = (['approve', 'refuse', 'review'] as const).filter((event) => mayMove(event, state));
  const isNewVo = values['voKind'] === 'new' && state !== 'approved';
  if (!user || verdicts.length === 0) return null;
  const first = decisions.find(({ approve }) => approve);
  const isOwn = first?.by === user.displayName;
  const lead = first ? (isOwn ? 'decide.own' : 'decide.second') : 'decide.first';
  return (
    <ActionForm
      again
      title={{ id: 'decide-title', text: t('decide.title') }}
      lead={needsTwo && state !== 'approved' && t(lead)}
      conflict={t('decide.conflict')}
      contract={verdict}
      defaults={{ verdict: '', reason: '', vo: '' }}
      rules={({ verdict: chosen, vo }) => (isNewVo && chosen === 'approve' ? voFaults(String(vo ?? '')) : [])}
      keep={`request/${record.id}/decide`}
      submitLabel={t('decide.submit')}
      act={act}
      action={({ verdict: chosen, reason, vo }) =>
        chosen === 'review'
          ? { _action: 'review' as const, version: record.version }
          : {
              _action: 'decide' as const,
              version: record.version,
              approve: chosen === 'approve',
              ...(reason && { reason }),
              ...(isNewVo && chosen === 'approve' && { vo }),
            }
      }
      done={({ verdict: chosen }) => t(`decide.done.${chosen}`)}
    >
      <RadioGroup
        name="verdict"
        label={t('decide.verdict')}
        columns={3}
        options={verdicts.map((value) => ({ value, label: t(`decide.${value}`) }))}
      />
      {isNewVo && <TextInput name="vo" label={t('decide.vo')} hint={t('decide.voHint')} maxLength={12} />}
      <TextArea name="reason" label={t('decide.reason')} hint={t('decide.reasonHint')} max={2000} rows={3} />
    </ActionForm>
  );
}

/** The partner takes a request back, as long as nothing has changed by it. */
export function Withdraw({ record, act }: Props) {
  const t = texts('profile-form');
  const [isOpen, setOpen] = useState(false);
  if (!mayMove('withdraw', record.data.state)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('withdraw.open')}</Button>
      <ConfirmForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
        action={(key) => act({ _action: 'withdraw', version: record.version }, key)}
        done={t('withdraw.done')}
      >
        {t('withdraw.text')}
      </ConfirmForm>
    </>
  );
}
