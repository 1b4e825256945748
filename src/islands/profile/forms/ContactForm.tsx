import { useStore } from '@nanostores/react';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { beginsWithRecord } from '#stores/data/record-id.ts';
import { requestAddress } from '#stores/profile/requests.ts';

const NewContact = lazy(() => import('./NewContact.tsx').then((module) => module.NewContact), !beginsWithRecord);
const RequestPage = lazy(
  () => import('../request/RequestPage.tsx').then((module) => module.RequestPage),
  beginsWithRecord,
);

/** A new wish about a contact person, or the one that the address names. */
export const ContactForm = island(() => {
  const { id } = useStore(requestAddress.$query);
  return (
    <RecordOrNew id={id} route="EtcContactForm" list="EtcProfile">
      {id ? <RequestPage key={id} type="etc.contact" id={id} /> : <NewContact />}
    </RecordOrNew>
  );
});
