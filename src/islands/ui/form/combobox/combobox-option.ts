export interface ComboboxOptionData {
  value: string;
  label: string;
  /** Second line: a number, a place. */
  hint?: string | undefined;
}
