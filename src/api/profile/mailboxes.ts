import { type MailboxChange, type MailboxCreate, mailbox, mailboxList } from '#contract/integrations/mailbox.ts';
import { get, post, put, send } from '../http.ts';

const all = (trid: string) => `/foundation/${trid}/mailboxes`;
const one = (trid: string, id: string) => `${all(trid)}/${encodeURIComponent(id)}`;

export const listMailboxes = (trid: string) => get(all(trid), {}, mailboxList);
export const createMailbox = (trid: string, body: MailboxCreate) => post(all(trid), { ...body }, mailbox);
export const changeMailbox = (trid: string, id: string, body: MailboxChange) =>
  put(one(trid, id), { ...body }, mailbox);
export const confirmMailbox = (trid: string, id: string) => post(`${one(trid, id)}/confirmation`, {}, mailbox);
export const deleteMailbox = (trid: string, id: string) => send(one(trid, id), { method: 'DELETE' });
