import type { StoredFormInput } from '#contract/form-input.ts';
import { isSameInput, type SavedInput } from './saved-input.ts';

/** What this window loaded and sent: a version of ours that the server did not confirm is no conflict. */
export class OwnVersions {
  /** By the time of writing; of earlier pages only the time is known. */
  readonly #bySavedAt = new Map<unknown, SavedInput | undefined>();

  add(version: SavedInput): void {
    for (const savedAt of version.unanswered ?? [])
      if (!this.#bySavedAt.has(savedAt)) this.#bySavedAt.set(savedAt, undefined);
    this.#bySavedAt.set(version.savedAt, version);
  }

  /** Ours, or the same input from another window. */
  has({ data }: StoredFormInput, latest: SavedInput | undefined): boolean {
    if (latest && isSameInput(data, latest)) return true;
    const mine = this.#bySavedAt.get(data['savedAt']);
    return mine ? isSameInput(data, mine) : this.#bySavedAt.has(data['savedAt']);
  }
}
