import { asJson } from '../../stores/storage.ts';
import { tabMemory } from '../../stores/tab-memory.ts';

/** What a form keeps of the input until it was sent. */
export interface Kept {
  values: Record<string, unknown>;
  step: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The idempotency key of a submit whose answer is not known yet, with the values it was made for. */
  intent?: Intent | undefined;
  /** What fields need besides their values, such as names and sizes of uploaded files. */
  beside: Record<string, unknown>;
}

export interface Intent {
  key: string;
  body: string;
}

/** Where the input is kept; `write` may fail silently, the form then lives in memory. */
export interface Keep {
  read(): Kept | undefined;
  write(kept: Kept): void;
  drop(): void;
}

/** Keeps the input of a form in this tab, over reloads and over a new login. */
export const tabKeep = (name: string): Keep => ({
  read: () => asJson.decode(tabMemory.readInput(name) ?? ''),
  write: (kept) => tabMemory.writeInput(name, JSON.stringify(kept)),
  drop: () => tabMemory.forgetInput(name),
});
