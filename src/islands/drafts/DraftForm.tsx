import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Maintenance } from '../../contract/maintenance.ts';
import type { DraftRecord } from '../../contract/sales/draft.ts';
import type { Holidays } from '../../domain/date/working-days.ts';
import { orderContractOf } from '../../domain/orders/forms/order-form.ts';
import { texts } from '../../i18n/client.ts';
import type { RecordStore } from '../../stores/data/record-detail.ts';
import { searchCustomers } from '../../stores/sales/customer-choices.ts';
import { draftAutosave, isMasked, stateOfDraft } from '../../stores/sales/draft-autosave.ts';
import { draftAddress } from '../../stores/sales/drafts.ts';
import { goTo } from '../../stores/session/navigation.ts';
import { LongForm } from '../record/long-form/LongForm.tsx';
import { newKey } from '../ui/form/kit/intent.ts';
import { useOrderDrawing } from './use-order-drawing.ts';

interface Props {
  draft: DraftRecord;
  store: RecordStore<DraftRecord, Maintenance>;
  holidays: Holidays;
  title: string;
}

/** The form of a draft, kept as one goes; once nothing is missing it leads to the wizard. */
export function DraftForm({ draft, store, holidays, title }: Props) {
  const t = texts('drafts');
  const [save] = useState(() => draftAutosave(draft, store, newKey));
  const { section } = useStore(draftAddress.$query);
  const drawing = useOrderDrawing(draft, holidays);

  useEffect(() => {
    if (!isMasked(draft)) save.follow(stateOfDraft(draft));
  }, [save, draft]);
  useEffect(() => {
    searchCustomers('');
    addEventListener('pagehide', save.unlock);
    return () => {
      removeEventListener('pagehide', save.unlock);
      save.unlock();
    };
  }, [save]);

  return (
    <LongForm
      drawing={drawing}
      contract={orderContractOf(draft.data.productType, draft.data.customer)}
      save={save}
      at={{ section, go: (next) => draftAddress.set({ section: next }, 'push') }}
      label={title}
      changedBy={draft.modifiedBy}
      finish={{ label: t('submit'), run: () => goTo('OrderSubmitWizard', { draftId: draft.id }) }}
    />
  );
}
