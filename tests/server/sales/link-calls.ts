import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { records } from '#server/db/tables/record-tables.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import type { Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink } from './submit-bodies.ts';

type Stored = Record<string, unknown>;
let customers = 0;

/** Calls about orders that customers confirm by a link, of organisation 1001. */
export async function linkCalls(portal: Portal) {
  const partner: EngineCalls = await engineCalls(portal, '1001/sp.admin');
  /** Mails to the customer, oldest first. */
  const mailsTo = async (recipient: string) =>
    (await portal.mails()).filter((mail) => new RegExp(`^To: ${recipient}`, 'm').test(mail));
  const placeOf = (id: string) => and(eq(records.trid, '1001'), eq(records.id, id));
  const storedData = async (id: string): Promise<Stored> => {
    const [row] = await portal.database.db.select().from(records).where(placeOf(id));
    return (row?.data ?? {}) as Stored;
  };
  return {
    partner,
    mailsTo,
    storedData,
    changeData: async (id: string, change: (data: Stored) => Stored) => {
      const data = change(await storedData(id));
      await portal.database.db.update(records).set({ data }).where(placeOf(id));
    },
    /** A draft that waits for its customer, and the path of the link. */
    awaiting: async (customer: object = {}, consents: object = {}, answers: object = {}) => {
      customers += 1;
      const email = `kunde${customers}@muster.example.com`;
      const { id: customerId } = await newCustomer(partner, customer);
      const draft = await newDraft(partner, customerId, answers);
      const sent = await partner.act(draft.id, 'submit', {
        ...byLink,
        signature: { ...byLink.signature, email },
        consents: { ...byLink.consents, ...consents },
        version: draft.version,
      });
      const [mail = ''] = await mailsTo(email);
      const link = /order-confirmation\?token=3D?([\w=\r\n-]+?)(?:\r?\n\r?\n)/.exec(mail)?.[1] ?? '';
      return { draft, sent, email, path: `/public/order-confirmation/${link.replace(/=\r?\n/g, '')}` };
    },
    read: (path: string) => portal.call('GET', path),
    confirm: (path: string) => portal.call('POST', path, { body: { accepted: true, signer: 'Max Muster' } }),
  };
}
export type LinkCalls = Awaited<ReturnType<typeof linkCalls>>;

export const pdfText = async (bytes: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.join(' ');
};

/** The files of a mail, in their order. */
export const attachedTo = (mail: string): Buffer[] =>
  mail
    .split(/\r?\n--/)
    .filter((part) => /Content-Disposition: attachment/i.test(part))
    .map((part) => Buffer.from(part.split(/\r?\n\r?\n/, 2)[1] ?? '', 'base64'));
