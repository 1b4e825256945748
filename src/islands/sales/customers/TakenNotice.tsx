import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { customers } from '#stores/sales/customers.ts';
import { DraftTaken } from './DraftTaken.tsx';

/** At the end of a submission: what its draft has added to the customer, undone with one press. */
export function TakenNotice({ customerId, draftId }: { customerId: string; draftId: string }) {
  const [store] = useState(() => customers.one(customerId));
  const customer = useStore(store.record.$value);
  if (customer.state !== 'ready' || customer.value.data.fromDraft?.id !== draftId) return null;
  return <DraftTaken record={customer.value} act={store.act} />;
}
