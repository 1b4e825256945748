import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/mailboxes.ts';
import type { MailboxChange, MailboxCreate } from '#contract/integrations/mailbox.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** Further recipients of the selected organisation. */
export const mailboxes = loader(() => api.listMailboxes(present()));
onActive(mailboxes.$value, [$dataScope], () => {
  mailboxes.reset();
  if ($dataScope.get()) void mailboxes.reload();
});

/** Also after a refusal what is shown is true again. */
async function thenReload<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    void mailboxes.reload();
  }
}

/** Throws ApiError, as all of these. */
export const addMailbox = (body: MailboxCreate) => thenReload(api.createMailbox(present(), body));
export const changeMailbox = (id: string, body: MailboxChange) => thenReload(api.changeMailbox(present(), id, body));
export const confirmMailbox = (id: string) => thenReload(api.confirmMailbox(present(), id));
export const deleteMailbox = (id: string) => thenReload(api.deleteMailbox(present(), id));
