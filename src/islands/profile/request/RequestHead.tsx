import { useStore } from '@nanostores/react';
import Ban from 'lucide/dist/esm/icons/ban.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { useState } from 'react';
import type { ChangeRequestRecord, RequestType } from '#contract/profile/change-request.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday, formatDay } from '#domain/date/date-format.ts';
import { mayMove } from '#domain/profile/request-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import type { RequestStore } from '#stores/profile/requests.ts';
import { $user } from '#stores/session/session.ts';
import { requestTitle, requestTone } from '../request-labels.ts';
import { ApprovalDialog, RefusalDialog } from './DecisionDialogs.tsx';

interface Props extends Pick<RequestStore, 'act'> {
  type: RequestType;
  record: ChangeRequestRecord;
  isStaff: boolean;
}

/** The one approval that is there, where a second is needed. */
const firstApproval = ({ data: { needsTwo, state, decisions } }: ChangeRequestRecord) =>
  needsTwo && (state === 'submitted' || state === 'inReview') ? decisions.find(({ approve }) => approve) : undefined;

interface NextStep {
  sentence: string;
  day?: string;
}

/** Who decides, and from when on it holds. */
function nextStep(record: ChangeRequestRecord, isOwn: boolean): NextStep {
  const t = texts('profile-form');
  const { state, effectiveOn, effectiveAt, needsTwo, decisions } = record.data;
  const first = firstApproval(record);
  if (isOwn) return { sentence: t('decide.own') };
  if (first) return { sentence: t('stands.second', { by: first.by }) };
  const day = formatDatedWeekday(effectiveAt ? berlinDay(effectiveAt) : effectiveOn, pageLocale());
  if (state === 'approved' || state === 'effective') return { sentence: t(`stands.${state}`, { day }), day };
  if (state === 'rejected' || state === 'withdrawn')
    return { sentence: t(`stands.${state}`, { by: decisions.at(-1)?.by ?? '' }) };
  const begin = effectiveOn > berlinDay(Date.now()) ? t('stands.from', { day }) : t('stands.atOnce');
  return { sentence: [t(`stands.${state}`), needsTwo && t('stands.two'), begin].filter(Boolean).join(' '), day };
}

function Approval({ record, act }: Pick<Props, 'record' | 'act'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {texts('profile-form')('decide.approve')}
      </Button>
      {isOpen && <ApprovalDialog record={record} act={act} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The partner takes a request back, as long as nothing has changed by it. */
function Withdrawal({ record, act, onClose }: Pick<Props, 'record' | 'act'> & { onClose: () => void }) {
  const t = texts('profile-form');
  return (
    <ConfirmForm
      open
      danger
      onClose={onClose}
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.confirm')}
      action={(key) => act({ _action: 'withdraw', version: record.version }, key)}
      done={t('withdraw.done')}
      onDone={onClose}
    >
      {t('withdraw.text')}
    </ConfirmForm>
  );
}

/** The data that a request changes, who decides when, and what can be done with it. */
export function RequestHead({ type, record, act, isStaff }: Props) {
  const t = texts('profile-form');
  const user = useStore($user);
  const foundation = useStore($foundation);
  const { run } = useCall({ toasts: true });
  const { state, requestedBy } = record.data;
  const isOwn = isStaff && firstApproval(record)?.by === user?.displayName;
  const { sentence, day } = nextStep(record, isOwn);
  const title = requestTitle(type, record, foundation?.title ?? foundation?.trid ?? '');
  const review = () => act({ _action: 'review', version: record.version }, crypto.randomUUID());
  const more: RecordAct[] =
    isStaff && mayMove('review', state)
      ? [
          {
            label: t('decide.review'),
            icon: <Icon of={Search} size={16} />,
            onSelect: () => void run(review, { done: t('decide.done.review') }),
          },
        ]
      : [];
  const refusal: RecordAct = {
    label: t('decide.refuse'),
    icon: <Icon of={Ban} size={16} />,
    danger: true,
    separated: true,
    dialog: (close) => <RefusalDialog record={record} act={act} onClose={close} />,
  };
  const withdrawal: RecordAct = {
    label: t('withdraw.open'),
    icon: <Icon of={Undo} size={16} />,
    danger: true,
    separated: true,
    dialog: (close) => <Withdrawal record={record} act={act} onClose={close} />,
  };
  const last = isStaff
    ? [...(mayMove('refuse', state) ? [refusal] : [])]
    : [...(mayMove('withdraw', state) ? [withdrawal] : [])];
  return (
    <RecordHead
      list="EtcProfile"
      record={record}
      title={title}
      name={title.replace(' ·', ',')}
      state={state}
      pill={<StatusPill tone={requestTone[state]}>{t(`states.${state}`)}</StatusPill>}
      line={t('request.headLine', {
        number: record.foreignid ?? '',
        by: requestedBy.name,
        day: formatDay(record.created, pageLocale()),
      })}
      sentence={<Emphasis sentence={sentence} words={day} />}
      actions={isStaff && !isOwn && mayMove('approve', state) && <Approval record={record} act={act} />}
      more={more}
      last={last}
    />
  );
}
