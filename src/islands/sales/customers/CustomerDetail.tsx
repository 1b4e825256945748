import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import type { RouteName } from '#domain/access/routes.ts';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { relatedStore } from '#stores/sales/customer-page.ts';
import { customers } from '#stores/sales/customers.ts';
import { ChangeCustomer } from './ChangeCustomer.tsx';
import { CustomerAside } from './CustomerAside.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerHead } from './CustomerHead.tsx';
import { CustomerWaits } from './CustomerWaits.tsx';
import { aboutRecord } from './customer-labels.ts';
import { DraftTaken } from './DraftTaken.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { type LeadDialogName, leadDialogs } from './LeadDialogs.tsx';
import { RunningCard } from './RunningCard.tsx';

interface Props {
  record: CustomerRecord;
  store: RecordStore<CustomerRecord, Maintenance>;
  built: readonly RouteName[];
}

function Page({ record, store, built }: Props) {
  const { id } = record;
  const [timeline] = useState(() => timelineStore(id));
  const [relatedLoader] = useState(() => relatedStore(id, built.includes('Orders')));
  const [dialog, setDialog] = useState<LeadDialogName | 'followUp'>();
  const related = useStore(relatedLoader.$value);
  const loadedRelated = related.state === 'ready' ? related.value : undefined;
  const close = () => setDialog(undefined);
  const Lead = dialog && dialog !== 'followUp' ? leadDialogs[dialog] : undefined;
  return (
    <div className="grid gap-4">
      <CustomerHead record={record} built={built} act={store.act} onDialog={setDialog} />
      {!record.archived && <DraftTaken record={record} act={store.act} />}
      <CustomerWaits
        record={record}
        related={loadedRelated}
        built={built}
        onFollowUp={() => setDialog('followUp')}
        onLead={setDialog}
      />
      <RecordBody
        story={
          <>
            <RunningCard id={id} built={built} related={related} reload={relatedLoader.reload} />
            <TimelineCard
              store={timeline}
              version={record.version}
              notesOf={id}
              about={({ id: of, type, foreignid }) =>
                of === id ? undefined : aboutRecord({ type, number: String(foreignid ?? '') })
              }
            />
          </>
        }
        aside={<CustomerAside record={record} related={loadedRelated} built={built} />}
      >
        <CustomerFacts record={record} />
      </RecordBody>
      {dialog === 'followUp' && <FollowUpDialog record={record} act={store.act} onClose={close} />}
      {Lead && <Lead record={record} act={store.act} onClose={close} />}
    </div>
  );
}

/** One customer: what waits, what runs, what happened, and all that is known of it. */
export function CustomerDetail({ id, built }: { id: string; built: readonly RouteName[] }) {
  const { edit } = useStore(customerAddress.$query);
  const [store] = useState(() => customers.one(id));
  return (
    <RecordPage store={store} texts="customers" route="CustomerEdit" list="Customers">
      {(record) =>
        edit && !record.archived ? (
          <ChangeCustomer record={record} store={store} />
        ) : (
          <Page record={record} store={store} built={built} />
        )
      }
    </RecordPage>
  );
}
