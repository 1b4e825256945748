import type { RetentionEvent, RetentionOutcome } from '#contract/staff/retention-rule.ts';

export interface RetentionRule {
  readonly id: string;
  /** Types of records that it is about. */
  readonly types?: readonly string[];
  /** Tables that it is about. */
  readonly tables?: readonly string[];
  readonly event: RetentionEvent;
  /** States in which a record is closed, by the field that holds the state. */
  readonly closed?: { readonly field: string; readonly states: readonly string[] };
  /** How long it is kept, and the least that the law asks. */
  readonly months: number;
  readonly minMonths: number;
  /** The period begins at the end of the calendar year. */
  readonly fromYearEnd?: true;
  /** Paragraphs that it follows; the sentence is the text `ground.<id>`. */
  readonly laws: readonly string[];
  readonly outcome: RetentionOutcome;
  /** Done by the portal at its time, without a release; its period is no choice of an administrator. */
  readonly isAutomatic?: true;
}
