import { useStore } from '@nanostores/react';
import { beginsWithRecord } from '../../../stores/data/record-id.ts';
import { requestAddress } from '../../../stores/profile/requests.ts';
import { RecordOrNew } from '../../record/RecordOrNew.tsx';
import { island } from '../../ui/page/island.tsx';
import { lazy } from '../../ui/page/lazy.tsx';

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
