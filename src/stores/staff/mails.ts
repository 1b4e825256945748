import * as api from '#api/staff/mails.ts';
import type { Mail, MailAction, MailTrial } from '#contract/staff/mails.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Which mail is open, of which variant, and what is searched. */
export const mailView = queryStore({ mail: '', variant: '', search: '' });
const variant = () => mailView.$query.get().variant;

export const mails = loader(() => api.readMails(variant()));
export const openMail = loader(() => api.readMail(mailView.$query.get().mail, variant()));

let listed = '';
onActive(mails.$value, [$dataScope, mailView.$query], () => {
  if (!$dataScope.get() || (mails.$value.get().state === 'ready' && listed === variant())) return;
  listed = variant();
  void mails.reload();
});
onActive(openMail.$value, [$dataScope, mailView.$query], () => {
  const { mail, variant: asked } = mailView.$query.get();
  const value = openMail.$value.get();
  if (value.state === 'ready') {
    const isOther = value.value.id !== mail || (asked !== '' && value.value.variant !== asked);
    if (!isOther) return;
    openMail.reset();
  }
  if (mail && $dataScope.get()) void openMail.reload();
});

type Without<T> = T extends unknown ? Omit<T, 'variant'> : never;

/** Names the version that the user saw, and shows the answer. Throws ApiError. */
export async function actOnMail({ id, variant }: Mail, action: Without<MailAction>): Promise<Mail> {
  const mail = await api.actOnMail(id, { ...action, variant } as MailAction);
  openMail.put(mail);
  void mails.reload();
  return mail;
}
export const previewOf = ({ id, variant }: Mail, content: MailTrial['content']) =>
  api.previewMail(id, { variant, content });
export const sendTest = ({ id, variant }: Mail, content: MailTrial['content']) =>
  api.sendTestMail(id, { variant, content });
