import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
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
import { Rejection } from './Rejection.tsx';
import { refusedPoints } from './refused-points.ts';
import { SendDialog } from './SendDialog.tsx';
import { usePortingDrawing } from './use-porting-drawing.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
  title: string;
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
function Assistant({ porting, store, holidays, title, files }: Props & { files: Files }) {
  const t = texts('portings');
  const [save] = useState(() => portingAutosave(porting, store, newKey));
  const [sending, setSending] = useState(false);
  const { section } = useStore(portingAddress.$query);
  // Of what was refused as the page was opened: saving is no correction.
  const [refused] = useState(() => refusedPoints(porting.data));
  const [refusedAtStart] = useState(() => refused(porting.data)[0]?.section ?? '');
  const schemaContext = usePortingDrawing(porting.data, holidays);
  const customer = useStore($chosenCustomer);
  useEffect(() => save.follow(stateOfPorting(porting)), [save, porting]);
  useEffect(() => searchCustomerChoices(''), []);
  useUnlock(save);
  return (
    <>
      <LongForm
        schemaContext={schemaContext}
        contract={portingContract}
        save={save}
        files={files}
        at={{
          section: section || refusedAtStart,
          go: (next) => portingAddress.set({ section: next }, 'push'),
          hrefOf: (next) => portingAddress.hrefOf({ section: next }),
        }}
        label={title}
        more={refused}
        changedBy={porting.modifiedBy}
        top={
          <>
            <AccountsOfCustomer />
            <Rejection data={porting.data} />
          </>
        }
        asideEnd={<Preflight customer={customer} />}
        finish={{
          label: t(porting.data.state === 'abbmReceived' ? 'sendAgain' : 'checkAndSend'),
          run: () => setSending(porting.version > 0),
        }}
      />
      {sending && <SendDialog porting={porting} act={store.act} onClose={() => setSending(false)} />}
    </>
  );
}
