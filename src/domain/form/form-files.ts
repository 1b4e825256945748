import { fieldsOf, rowsIn, valuesIn } from './conditions.ts';
import type { FieldOf, Fields, FormDescription } from './form-description.ts';

type FileField = FieldOf<'files'>;

/** The fields for files of a form by name, those of its groups and rows among them. */
export function fileFieldsOf(form: FormDescription): ReadonlyMap<string, FileField> {
  const inside = (fields: Fields): (readonly [string, FileField])[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'files') return [[name, field] as const];
      return field.kind === 'group' || field.kind === 'table' ? inside(field.fields) : [];
    });
  return new Map(inside(fieldsOf(form)));
}

/** Ids of files by the names of the fields that hold them; values are of any content. */
export function filesNamedIn(form: FormDescription, values: unknown): Readonly<Record<string, readonly string[]>> {
  const inside = (fields: Fields, at: unknown): { name: string; id: string }[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valuesIn(at)[name];
      if (field.kind === 'group') return inside(field.fields, value);
      if (field.kind === 'table') return rowsIn(value).flatMap((row) => inside(field.fields, row));
      return field.kind === 'files' ? rowsIn(value).map((id) => ({ name, id: String(id) })) : [];
    });
  const filesByName = Map.groupBy(inside(fieldsOf(form), values), ({ name }) => name);
  return Object.fromEntries([...filesByName].map(([name, files]) => [name, files.map(({ id }) => id)]));
}

/** Values with other ids for their files, as a copy has them. */
export function withFiles(
  form: FormDescription,
  values: unknown,
  idOf: (id: string) => string,
): Record<string, unknown> {
  const changed = (fields: Fields, at: unknown): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(valuesIn(at)).map(([name, value]): [string, unknown] => {
        const field = fields[name];
        if (field?.kind === 'files') return [name, rowsIn(value).map((id) => idOf(String(id)))];
        if (field?.kind === 'group') return [name, changed(field.fields, value)];
        if (field?.kind === 'table') return [name, rowsIn(value).map((row) => changed(field.fields, row))];
        return [name, value];
      }),
    );
  return changed(fieldsOf(form), values);
}
