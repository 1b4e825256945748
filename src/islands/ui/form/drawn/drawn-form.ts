import { type ComponentType, createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsOf, isShown, type Scope, sourcesOf } from '../../../../domain/form/conditions.ts';
import type { Field, FormContext, FormDescription } from '../../../../domain/form/form-description.ts';
import type { FormWords } from '../../../../domain/form/form-facts.ts';
import type { Uploader } from '../../upload/uploader.ts';
import { useFormScope } from '../kit/form-scope.ts';

/** What a described form is drawn with. */
export interface Drawing {
  form: FormDescription;
  words: FormWords;
  /** Of this moment. */
  context: () => FormContext;
  /** Draws the notes between the fields, by their names; `shown` says whether their condition holds. */
  notes?: Readonly<Record<string, ComponentType<{ shown: boolean }>>>;
  uploader?: Uploader;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);
/** The group or row that fields stand in; none for the form itself. */
export const RowContext = createContext<Scope | undefined>(undefined);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('A described field stands outside of a described form');
  return drawing;
}

/** Where fields stand, with the form's present answers. */
export function useRow(): Scope {
  const { form } = useDrawing();
  const scope = useFormScope();
  const row = useContext(RowContext);
  return row ?? { fields: fieldsOf(form), path: '', value: (name) => scope.form.getValues(name) };
}

/** True while the condition of a field holds; drawn anew only when an answer changes on which that depends. */
export function useShown(field: Pick<Field, 'when'>): boolean {
  const row = useRow();
  useAnswers(sourcesOf(field.when, row));
  return isShown(field, row);
}

/** Follows the answers at these paths. */
export function useAnswers(paths: readonly string[]): unknown[] {
  return useWatch({ control: useFormScope().form.control, name: [...paths] });
}
