import { useStore } from '@nanostores/react';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square-reply.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { texts } from '#i18n/client.ts';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { runPortingAction } from '#stores/wholesale/portings.ts';
import { lineOf, nextSentence, stateName, stateTone } from './porting-labels.ts';
import { answersFor, mayCancel, mayShift } from './sent/porting-moves.ts';

const CancelDialog = lazy(() => import('./sent/PortingActions.tsx').then((module) => module.CancelDialog));
const ShiftDialog = lazy(() => import('./sent/PortingActions.tsx').then((module) => module.ShiftDialog));
const CarrierDialog = lazy(() => import('./sent/CarrierForm.tsx').then((module) => module.CarrierDialog));

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  title: string;
  holidays: Holidays;
}

const icon = (of: Parameters<typeof Icon>[0]['of']) => <Icon of={of} size={16} />;

/** What can be done to a request that was sent. */
function useActs({ porting, store, holidays }: Omit<Props, 'title'>) {
  const t = texts('portings');
  const employee = useStore($isEmployee);
  const at = { today: berlinDay(Date.now()), holidays };
  const props = { porting, act: store.act, holidays };
  const more: RecordAct[] = [
    ...(employee && answersFor(porting.data).length > 0
      ? [
          {
            label: t('carrier.title'),
            icon: icon(MessageSquare),
            dialog: (onClose: () => void) => (
              <Suspense fallback={null}>
                <CarrierDialog {...props} onClose={onClose} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(mayShift(porting.data, at)
      ? [
          {
            label: t('shift.title'),
            icon: icon(CalendarClock),
            dialog: (onClose: () => void) => (
              <Suspense fallback={null}>
                <ShiftDialog {...props} onClose={onClose} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  const last: RecordAct[] = mayCancel(porting.data, at)
    ? [
        {
          label: t('cancel.title'),
          icon: icon(CircleX),
          separated: true,
          danger: true,
          dialog: (onClose: () => void) => (
            <Suspense fallback={null}>
              <CancelDialog {...props} onClose={onClose} />
            </Suspense>
          ),
        },
      ]
    : [];
  return { more, last };
}

/** Which porting it is and where it stands; drafts can be deleted, what is over goes into the archive. */
export function PortingHead({ porting, store, title, holidays }: Props) {
  const t = texts('portings');
  const { archived, data } = porting;
  const isDraft = data.state === 'draft';
  const isOver = data.state === 'ported' || data.state === 'cancelled';
  const life = useRecordLife({
    record: porting,
    // The form saves meanwhile, so that no version is known that would still hold.
    async act({ _action }) {
      await runPortingAction(porting.id, { _action } as Maintenance);
      if (_action !== 'delete') await store.record.reload();
    },
    list: 'WholesalePortNumber',
    deletion: { title: t('deleteTitle'), isOffered: isDraft },
  });
  const { more, last } = useActs({ porting, store, holidays });
  return (
    <>
      <RecordHead
        list="WholesalePortNumber"
        record={porting}
        title={title}
        name={title}
        state={data.state}
        pill={
          <>
            <StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>
            {archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
          </>
        }
        line={lineOf(porting)}
        sentence={nextSentence(data, { today: berlinDay(Date.now()), holidays })}
        more={[...more, ...(porting.version > 0 && (isDraft || isOver) ? lifeItems(life) : [])]}
        last={last}
      />
      {life.dialog}
    </>
  );
}
