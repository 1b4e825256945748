export interface ComboboxOptionData {
  value: string;
  label: string;
  /** Second line: a number, a place. */
  hint?: string | undefined;
}

/** Finds some of very many choices. */
export type ComboboxSearch = (text: string) => Promise<readonly ComboboxOptionData[]>;
