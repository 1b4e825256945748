import { projectForm } from '../../../contract/ticket.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { texts } from '../../../i18n/client.ts';
import { useConfirm } from '../../ui/overlay/useConfirm.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferFiles } from './OfferFiles.tsx';
import { offerRequest } from './offer-request.ts';
import { TicketForm } from './TicketForm.tsx';

const empty = {
  businessKind: '',
  network: '',
  operatorVo: '',
  customerCompany: '',
  customerContact: '',
  street: '',
  streetNumber: '',
  zip: '',
  town: '',
  goal: '',
  withPhone: '',
  neededBy: '',
  fileQueue: [],
  message: '',
};

export function OfferForm({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  const { ask, dialog } = useConfirm();
  return (
    <>
      <TicketForm
        type="etcProjectRequest"
        contract={projectForm}
        empty={empty}
        steps={{ category: <OfferFields holidays={holidays} />, files: <OfferFiles /> }}
        facts={<OfferFacts />}
        // §5: nothing is sent before the partner confirms the consent of all affected persons.
        confirm={() => ask({ title: t('consent.title'), text: t('consent.text'), confirmLabel: t('consent.confirm') })}
        request={offerRequest}
      />
      {dialog}
    </>
  );
}
