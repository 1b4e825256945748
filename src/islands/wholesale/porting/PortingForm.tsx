import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filesNamedIn } from '#domain/form/form-files.ts';
import { portingContract, portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { texts } from '#i18n/client.ts';
import { LongForm } from '#islands/record/long-form/LongForm.tsx';
import { useUnlock } from '#islands/record/long-form/useUnlock.ts';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $chosenCustomer, searchCustomerChoices } from '#stores/wholesale/customer-choices.ts';
import { portingAutosave, stateOfPorting } from '#stores/wholesale/porting-autosave.ts';
import { documentsOf, portingAddress } from '#stores/wholesale/portings.ts';
import { AccountsOfCustomer } from './AccountsOfCustomer.tsx';
import { Preflight } from './Preflight.tsx';
import { refusedParts } from './refused/refused-parts.tsx';
import { refusalsOf, refusedPoints } from './refused/refused-points.ts';
import { SendDialog } from './SendDialog.tsx';
import { sectionMeaning } from './section-meanings.ts';
import { usePortingDrawing } from './use-porting-drawing.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
  title: string;
  /** Of a request that came back: beside its sections, before and behind the check, and below them. */
  aside?: ReactNode;
  asideEnd?: ReactNode;
  after?: ReactNode;
}

type Files = ReadonlyMap<string, { name: string; size: number }>;
const idOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

/** Waits for the names of the documents that the request has. */
export function PortingForm(props: Props) {
  const { id, data } = props.porting;
  const [loader] = useState(() => documentsOf(id));
  const documents = useStore(loader.$value);
  const [hasFiles] = useState(() => Object.keys(filesNamedIn(portingForm, data)).length > 0);
  useEffect(() => {
    if (hasFiles) void loader.reload();
  }, [loader, hasFiles]);
  const [files] = useState(() => new Map<string, { name: string; size: number }>());
  if (documents.state === 'ready') for (const file of documents.value) files.set(idOf(file), file);
  if (hasFiles && documents.state !== 'ready') {
    return (
      <Async value={documents} onRetry={loader.reload} failedTitle={texts('record')('files.failed')}>
        {() => null}
      </Async>
    );
  }
  return <Assistant {...props} files={files} />;
}

/** The porting assistant: kept as one goes, checked before a carrier does, and sent once. */
function Assistant({ porting, store, holidays, title, files, aside, asideEnd, after }: Props & { files: Files }) {
  const t = texts('portings');
  const [save] = useState(() => portingAutosave(porting, store, newKey));
  const [sending, setSending] = useState(false);
  const { section } = useStore(portingAddress.$query);
  const schemaContext = usePortingDrawing(porting.data, holidays);
  const { context } = schemaContext;
  // Of what was refused as the page was opened: saving is no correction.
  const [sentData] = useState(porting.data);
  const [refusals] = useState(() => refusalsOf(sentData, context()));
  const [refused] = useState(() => refusedPoints(sentData, refusals));
  const customer = useStore($chosenCustomer);
  useEffect(() => save.follow(stateOfPorting(porting)), [save, porting]);
  useEffect(() => searchCustomerChoices(''), []);
  useUnlock(save);
  const isReturned = porting.data.state === 'abbmReceived';
  return (
    <>
      <LongForm
        schemaContext={schemaContext}
        contract={portingContract}
        save={save}
        files={files}
        at={{
          section: section || (refusals.find((one) => one.section)?.section ?? ''),
          go: (next) => portingAddress.set({ section: next }, 'push'),
          hrefOf: (next) => portingAddress.hrefOf({ section: next }),
        }}
        label={title}
        more={refused}
        meaning={(name, values) => sectionMeaning(name, values, context())}
        parts={(name) => refusedParts(name, sentData, refusals)}
        changedBy={porting.modifiedBy}
        top={<AccountsOfCustomer />}
        isRecord={isReturned}
        aside={aside}
        asideEnd={
          <>
            <Preflight customer={customer} />
            {asideEnd}
          </>
        }
        after={after}
        finish={{
          label: t(isReturned ? 'sendAgain' : 'checkAndSend'),
          run: () => setSending(porting.version > 0),
        }}
      />
      {sending && <SendDialog porting={porting} act={store.act} onClose={() => setSending(false)} />}
    </>
  );
}
