import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { listAttachments } from '../../api/attachments.ts';
import { actOnTicket, readTicket } from '../../api/tickets.ts';
import type { FileEntry } from '../../contract/file.ts';
import { type TicketRecord, ticketRecord } from '../../contract/record.ts';
import type { TicketAction } from '../../contract/ticket.ts';
import { takesFiles } from '../../domain/tickets/ticket-rules.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';
import { cacheTicket, type Owner, resetTicketCache } from './ticket-cache.ts';

export interface TicketStore {
  ticket: Omit<Loader<TicketRecord>, 'put' | 'reset'>;
  /** Empty for callback requests, which take none. */
  attachments: Omit<Loader<FileEntry[]>, 'put' | 'reset'>;
  /**
   * Changes the ticket once per idempotency key. Where it changed meanwhile, its new state is put in before the 409 is
   * thrown on, so that the screen shows what the user did not know.
   */
  act(action: TicketAction, idempotencyKey: string): Promise<void>;
}

function owner(): Owner {
  const present = $dataScope.get();
  if (!present) throw new Error('No foundation is selected');
  return present;
}

/** The ticket as it is now, from the answer to a change that came too late. */
function presentState(error: ApiError): TicketRecord | undefined {
  const found = z.safeParse(ticketRecord, error.answer?.['record']);
  return error.status === 409 && found.success ? found.data : undefined;
}

/** One ticket of the selected foundation with its attachments; loads while a screen shows it. */
export function ticketStore(id: string): TicketStore {
  const attachments = loader(async () => (await listAttachments(owner().trid, id)).items);
  const ticket = loader(async () => {
    const asked = owner();
    try {
      const record = await readTicket(asked.trid, id);
      if ($dataScope.get() === asked) show(record, asked);
      return record;
    } catch (cause) {
      if ($dataScope.get() === asked) resetTicketCache();
      throw cause;
    }
  });

  /** §4: attachments are loaded after the ticket is selected, unless it is a callback request. */
  function show(record: TicketRecord, shownTo: Owner): void {
    cacheTicket(shownTo, record);
    if (takesFiles(record.value5)) void attachments.reload();
    else attachments.put([]);
  }

  /** The version that a key was first sent with: a repeat has to say the same, or it would count as another request. */
  const versions = new Map<string, number>();

  async function act(action: TicketAction, idempotencyKey: string): Promise<void> {
    const asked = owner();
    const shown = ticket.$value.get();
    // More files are welcome whatever happened meanwhile; a word about the ticket should know its present state.
    const known = shown.state === 'ready' && action._action !== 'attach' ? shown.value.version : undefined;
    const version = versions.get(idempotencyKey) ?? known;
    if (version !== undefined) versions.set(idempotencyKey, version);
    const put = (record: TicketRecord) => {
      if ($dataScope.get() !== asked) return;
      ticket.put(record);
      show(record, asked);
    };
    try {
      put(await actOnTicket(asked.trid, id, { ...action, ...(version !== undefined && { version }) }, idempotencyKey));
    } catch (cause) {
      const present = presentState(ApiError.from(cause));
      if (present) {
        versions.delete(idempotencyKey);
        put(present);
      }
      throw cause;
    }
  }

  onActive(ticket.$value, [$dataScope], (isRestored) => {
    if (!isRestored) {
      ticket.reset();
      attachments.reset();
    }
    if ($dataScope.get()) void ticket.reload();
  });

  return { ticket, attachments, act };
}
