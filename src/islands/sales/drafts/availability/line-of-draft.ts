/** What the check of a line needs of the draft that it stands in. */
export interface LineOfDraft {
  /** Saves what was typed; its id once it is on the server. */
  readonly save: () => Promise<string | undefined>;
  /** Reads the draft again after another has changed it. */
  readonly reload: () => Promise<void>;
  /** The address that employees check, and since when (ms). */
  readonly waiting: () => { readonly address: string; readonly at: number } | undefined;
}
