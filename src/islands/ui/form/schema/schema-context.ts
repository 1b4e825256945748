import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { fieldsOf, isShown, type Scope, sourcesOf } from '#domain/form/conditions.ts';
import type { Field, FieldOf, Fields, FormContext, FormDescription } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import type { Uploader } from '#domain/form/uploader.ts';
import { useFormScope } from '../kit/form-scope.ts';

/** What a described form is drawn with. */
export interface SchemaContext {
  form: FormDescription;
  words: FormLabels;
  /** Of this moment. */
  context: () => FormContext;
  /** Draws the notes between the fields, by their names; `shown` says whether their condition holds. */
  notes?: Readonly<Record<string, ComponentType<{ shown: boolean }>>>;
  /** Draws around the fields of a group, by its path. */
  groups?: Readonly<Record<string, ComponentType<{ path: string; field: FieldOf<'group'>; children: ReactNode }>>>;
  /** In words, where an answer comes from that was not typed here. */
  origin?: (path: string, answer: unknown) => string | undefined;
  uploader?: Uploader;
  /** Called while the user types into a combobox, with the field's name, if more choices exist on the server. */
  finders?: Readonly<Record<string, (typed: string) => void>>;
}

export const SchemaReactContext = createContext<SchemaContext | undefined>(undefined);
/** Ids of lists with proposals, by the paths of the fields that they are for. */
export const ProposalsContext = createContext<Readonly<Record<string, string>>>({});
/** The group or row that fields stand in; none for the form itself. */
export const RowContext = createContext<Scope | undefined>(undefined);

export function useSchemaContext(): SchemaContext {
  const schemaContext = useContext(SchemaReactContext);
  if (!schemaContext) throw new Error('A described field stands outside of a described form');
  return schemaContext;
}

/** Where fields stand, with the form's present answers. */
export function useRow(): Scope {
  const { form } = useSchemaContext();
  const scope = useFormScope();
  const row = useContext(RowContext);
  return row ?? { fields: fieldsOf(form), path: '', value: (name) => scope.form.getValues(name) };
}

/** True while the condition of a field holds; renders again only when an answer that it depends on changes. */
export function useShown(field: Pick<Field, 'when'>): boolean {
  const row = useRow();
  return useFromAnswers(field.when ? sourcesOf(field.when, row) : none, () => isShown(field, row));
}

const none: readonly string[] = [];

/** True while there is something to draw of fields that stand together. */
export function useAnyShown(fields: Fields): boolean {
  const row = useRow();
  const conditions = Object.values(fields).map(({ when }) => when);
  const sources = conditions.every((when) => when !== undefined)
    ? conditions.flatMap((when) => sourcesOf(when, row))
    : none;
  return useFromAnswers(sources, () => conditions.some((when) => isShown(when ? { when } : {}, row)));
}

/** A text, number or boolean derived from the answers at these paths; renders again only when the result changes. */
export function useFromAnswers<T extends string | number | boolean>(paths: readonly string[], read: () => T): T {
  const { answers } = useFormScope();
  const key = paths.join(' ');
  const follow = useCallback(
    (changed: () => void) => answers.on(key === '' ? [] : key.split(' '), changed),
    [answers, key],
  );
  return useSyncExternalStore(follow, read);
}
