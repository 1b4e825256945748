import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as api from '#api/staff/desk.ts';
import type { Presence } from '#contract/staff/desk-record.ts';
import { $connectivity } from '../page/connectivity.ts';
import { storedSession } from '../session/session-state.ts';

/** How often (ms) an open record says that it is open; the server forgets it after three of these. */
const beat = 10_000;
/** How long (ms) a key press counts as typing. */
const typingLifetime = 20_000;

export interface PresenceStore {
  /** Who else has the record open. */
  $others: ReadableAtom<Presence['others']>;
  /** The user has typed something for the record. */
  type(): void;
}

/** Tells colleagues that a record is open while a screen shows it, and who of them has it open. */
export function presenceStore(place: api.Place): PresenceStore {
  const $others = atom<Presence['others']>([]);
  let typedAt = 0;
  const isTyping = () => Date.now() - typedAt < typingLifetime;
  async function tell(): Promise<void> {
    if (document.hidden || $connectivity.get() !== 'on' || !storedSession()) return;
    // It is a comfort: what fails is said by the next beat.
    const answer = await api.tellPresence(place, isTyping()).catch(() => undefined);
    if (answer) $others.set(answer.others);
  }
  onMount($others, () => {
    void tell();
    const timer = setInterval(tell, beat);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  });
  return {
    $others,
    type() {
      const isFirst = !isTyping();
      typedAt = Date.now();
      if (isFirst) void tell();
    },
  };
}
