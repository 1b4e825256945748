import * as api from '#api/staff/desk.ts';
import type { MailDecision } from '#contract/incoming-mail.ts';
import type { DeskRecord } from '#contract/staff/desk-record.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

export interface DeskRecordStore extends Pick<Loader<DeskRecord>, '$value' | 'reload'> {
  note(text: string): Promise<void>;
  /** Decides about a message that came by mail. */
  decide(mail: string, decision: MailDecision): Promise<void>;
  /** Ticks a step of its checklist, or takes the tick away. */
  tick(step: string, isDone: boolean): Promise<void>;
}

/** What employees alone know of a record, loaded while a screen shows it. */
export function deskRecordStore(place: api.Place): DeskRecordStore {
  const inner = loader(() => api.readDeskRecord(place));
  onActive(inner.$value, [$user], () => {
    if ($user.get()) void inner.reload();
  });
  return {
    $value: inner.$value,
    reload: inner.reload,
    tick: async (step, isDone) => inner.put(await api.changeStep(place, step, isDone)),
    decide: async (mail, decision) => inner.put(await api.decideMail(place, mail, decision)),
    note: async (text) => inner.put(await api.addInternalNote(place, text)),
  };
}

/** All who may take something over. */
export const colleagues = loader(async () => (await api.readEmployees()).items);
onActive(colleagues.$value, [$user], () => {
  if ($user.get()) void colleagues.reload();
});
