import type { EngineCalls } from '../records/engine/engine-calls.ts';
import { completeAnswers } from '../sales/sales-calls.ts';

const { contactTech } = completeAnswers;

/** A draft of a line at a site, with all that its order asks. */
export const lineDraft = (
  user: EngineCalls,
  customerId: string,
  { site, availability }: { site: object; availability: object },
) =>
  user.create('hfo.vp.draft', {
    ...{ productType: 'hfoDslMaxxBusiness', customerId, voNumber: 'VO10023', orderKind: 'new', contractTerm: '24' },
    ...{ startMode: 'asap', contactTech, paymentMethod: 'invoice', emergencyAck: true },
    ...{ siteDiffers: true, siteAddr: site, availability, bandwidth: 'vdsl100', lineSituation: 'takeover' },
    ...{ techVisit: 'morning', onSiteContact: contactTech, router: 'rent' },
  });
