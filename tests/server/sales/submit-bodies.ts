import type { EngineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer, newDraft } from './sales-calls.ts';

export const consents = {
  consentAuthority: true,
  consentTerms: true,
  consentPrivacy: true,
  consentCredit: true,
};
/** A PNG of one dark point. */
export const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQULACAACuAGsc+lpDAAAAAElFTkSuQmCC';

/** Uploads a signature; answers its id. */
export const uploadedSignature = (user: EngineCalls, picture = Buffer.from(image, 'base64')): Promise<string> =>
  user.upload('Unterschrift.png', picture);

/** Signed on screen with an uploaded picture. */
export const drawnWith = (signatureImage: string) => ({
  consents,
  confirmedWarnings: ['customerId'],
  signature: { mode: 'drawn', image: signatureImage, place: 'Berlin', date: '2026-11-20', signer: 'Max Muster' },
});
export const drawnBy = async (user: EngineCalls) => drawnWith(await uploadedSignature(user));

export const byLink = {
  consents,
  confirmedWarnings: [],
  signature: { mode: 'link', email: 'max@muster.example.com', signer: 'Max Muster' },
};

/** An order of a customer of its own, received just now. */
export async function newOrder(partner: EngineCalls, fields: object = {}, customer: object = {}) {
  const { id: customerId } = await newCustomer(partner, customer);
  const draft = await newDraft(partner, customerId, fields);
  const sepa = 'bank' in fields && { consentSepa: true };
  const porting = 'portings' in fields && { consentPorting: true };
  const mandate = 'bank' in fields && { mandateImage: await uploadedSignature(partner) };
  const drawn = await drawnBy(partner);
  const order = await partner.done(draft.id, 'submit', {
    ...drawn,
    consents: { ...consents, ...sepa, ...porting },
    signature: { ...drawn.signature, ...mandate },
    version: draft.version,
  });
  return { customerId, draft, order };
}
