import { useStore } from '@nanostores/react';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { beginsWithRecord } from '#stores/data/record-id.ts';
import { requestAddress } from '#stores/profile/requests.ts';

const NewCompany = lazy(() => import('./NewCompany.tsx').then((module) => module.NewCompany), !beginsWithRecord);
const RequestPage = lazy(
  () => import('../request/RequestPage.tsx').then((module) => module.RequestPage),
  beginsWithRecord,
);

/** A new wish about the company's core data, or the one that the address names. */
export const CompanyForm = island(() => {
  const { id } = useStore(requestAddress.$query);
  return (
    <RecordOrNew id={id} route="EtcCompanyForm" list="EtcProfile">
      {id ? <RequestPage key={id} type="etc.company" id={id} /> : <NewCompany />}
    </RecordOrNew>
  );
});
