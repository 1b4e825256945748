import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { texts } from '#i18n/client.ts';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { runPortingAction } from '#stores/wholesale/portings.ts';
import { stateName, stateTone } from './porting-labels.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  title: string;
}

/** Which porting it is and where it stands; drafts can be deleted, what is over goes into the archive. */
export function PortingHead({ porting, store, title }: Props) {
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
    deletion: { title: texts('portings')('deleteTitle'), isOffered: isDraft },
  });
  return (
    <>
      <RecordHead
        list="WholesalePortNumber"
        record={porting}
        title={title}
        name={porting.foreignid ?? texts('portings')('untitled')}
        state={data.state}
        pill={
          <>
            <StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>
            {archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
          </>
        }
        more={porting.version > 0 && (isDraft || isOver) ? lifeItems(life) : []}
      />
      {life.dialog}
    </>
  );
}
