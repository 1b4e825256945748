import { dropFormInput, keepFormInput, listFormInputs } from '#api/form-inputs.ts';
import { type TicketType, ticketTypes } from '#contract/ticket.ts';
import type { Owner } from '../data/list-cache.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { forgetSavedInput, readSavedInput, type SavedInput, writeSavedInput } from '../form-input/saved-input.ts';
import { $dataScope } from '../session/data-scope.ts';

/** A request that was begun and not sent. */
export interface UnsentTicket {
  readonly type: TicketType;
  readonly input: SavedInput;
}

const formOf = (type: TicketType) => `ticket/${type}`;
const keyOf = (type: TicketType) => `ticket.${type}`;

/** What this browser kept and what the server has; of one form the later one. */
async function load({ user, trid }: Owner): Promise<UnsentTicket[]> {
  const here = ticketTypes.map((type) => ({ type, input: readSavedInput({ user, trid, form: formOf(type) }) }));
  const there = await listFormInputs(trid).catch(() => []);
  return here
    .flatMap(({ type, input }) => {
      const stored = there.find(({ key }) => key === keyOf(type))?.data as unknown as SavedInput | undefined;
      const latest = stored && (!input || stored.savedAt > input.savedAt) ? stored : input;
      return latest ? [{ type, input: latest }] : [];
    })
    .sort((a, b) => b.input.savedAt - a.input.savedAt);
}

const list = loader(async () => {
  const owner = $dataScope.get();
  return owner ? load(owner) : [];
});

onActive(list.$value, [$dataScope], () => {
  list.reset();
  if ($dataScope.get()) void list.reload();
});

/** Requests that were begun and not sent, for the selected foundation: the latest first. */
export const unsentTickets = { $value: list.$value, reload: list.reload };

/** Forgets one everywhere; what this answers brings it back. Throws ApiError, and then nothing is lost. */
export async function discardUnsent({ type, input }: UnsentTicket): Promise<() => Promise<void>> {
  const owner = $dataScope.get();
  if (!owner) return () => Promise.resolve();
  const place = { ...owner, form: formOf(type) };
  // First here, so that a page that goes away meanwhile leaves nothing behind.
  forgetSavedInput(place);
  try {
    await dropFormInput(owner.trid, keyOf(type));
  } catch (cause) {
    writeSavedInput(place, input);
    throw cause;
  }
  list.change((items) => items.filter((item) => item.type !== type));
  return async () => {
    const { version: _version, unanswered: _unanswered, ...data } = input;
    writeSavedInput(place, { ...data, version: 0 });
    const savedForm = await keepFormInput(owner.trid, keyOf(type), { version: 0, data: { ...data } }, false).catch(
      () => undefined,
    );
    if (savedForm) writeSavedInput(place, { ...data, version: savedForm.version });
    if ($dataScope.get() === owner) await list.reload();
  };
}
