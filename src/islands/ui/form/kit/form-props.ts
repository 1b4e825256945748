import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from '#api/api-error.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';
import type { FormContract } from './contract-resolver.ts';
import type { Submission } from './useSubmit.ts';

interface FormStep {
  label: string;
  content: ReactNode;
  /** It shows and asks nothing. */
  isBare?: boolean;
}

/** What a form tells the buttons below it. */
export interface FooterState {
  busy: boolean;
  /** The sentence of a refused submit. */
  failure: string | undefined;
  /** What makes a button the one that submits. */
  submitProps: { type: 'submit' } | { type: 'button'; onClick: () => void };
  submit: () => void;
  /** Where the input is kept. */
  saved: ReactNode;
}

export interface FormProps<C extends FormContract> {
  contract: C;
  /** A value for every field; '' for what is empty. */
  defaults: Partial<Record<keyof z.input<C>, unknown>>;
  /** The values to check and send; by default all except unset optional ones. */
  request?: (values: FieldValues) => FieldValues;
  /** Faults that the contract cannot know, because they depend on the moment. */
  rules?: (values: FieldValues) => readonly Fault[];
  /** Both sides of a conflict, where two windows changed the input. */
  compare?: ((mine: SavedInput, theirs: SavedInput) => ReactNode) | undefined;
  /** Throws an ApiError where the server refused; its `fields` go to the fields. */
  onSubmit: (values: z.output<C>, submission: Submission) => Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  submitLook?: 'primary' | 'secondary' | 'danger';
  /** The fields, or `steps` where they are spread over several. */
  children?: ReactNode;
  steps?: readonly FormStep[];
  /** Where the step is kept outside, such as in the address; `go` is told of every change. */
  at?: { step: number; go: (step: number) => void };
  /** Stands beside the form on wide screens, such as a summary; it may use `useOtherValue`. */
  aside?: ReactNode;
  /** Stands on paper in place of the form. */
  printed?: ReactNode;
  /** Drawn in place of the usual buttons; the form is as wide as its place then. */
  footer?: (state: FooterState) => ReactNode;
  /** More buttons beside submit, and words at the end of their line. */
  actions?: ReactNode;
  note?: ReactNode;
  /**
   * Saves the typed input (never passwords): under this name with the record's id, or in a form input of the caller.
   */
  keep?: FormInput | string | undefined;
  confirm?: (values: z.output<C>) => Promise<boolean>;
  /** Another sentence for a refused submit; undefined takes the usual one. */
  failure?: (error: ApiError) => string | undefined;
  /** Empties the form after success and lets it be used again; else it stays blocked, because the page moves on. */
  again?: boolean;
  /**
   * `plain` draws no card around it and one wide button, `button` nothing but its button; a `page` draws its own cards and
   * its `footer`, and a refused submit leads to the first field that is wrong.
   */
  look?: 'card' | 'plain' | 'button' | 'page';
  /** Accessible name, where no heading right above says it. */
  label?: string;
}
