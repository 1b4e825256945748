import { fieldsOf, isShown, rowsIn, type Scope, scopeOf } from './conditions.ts';
import type { AskedField, Field, FieldOf, Fields, FormDescription } from './form-description.ts';

/** A group or a row around a field; rows are counted from 1. */
interface Around {
  readonly label: string;
  readonly row?: number;
}

/** One field with what was answered to it. */
export interface Entry<F extends Field = Field> {
  readonly field: F;
  /** `town`, `site.town`, `extensions.3.mac`. */
  readonly path: string;
  readonly value: unknown;
  readonly scope: Scope;
  /** Outermost first. */
  readonly around: readonly Around[];
}

export const isTable = (entry: Entry): entry is Entry<FieldOf<'table'>> => entry.field.kind === 'table';
export const isAsked = (entry: Entry): entry is Entry<AskedField> => 'contract' in entry.field;

function entriesIn(scope: Scope, around: readonly Around[]): Entry[] {
  return Object.entries(scope.fields).flatMap(([name, field]): Entry[] => {
    if (field.kind !== 'note' && field.isInternal) return [];
    if (!isShown(field, scope)) return [];
    const path = scope.path + name;
    const value = scope.value(name);
    const own = { field, path, value, scope, around };
    if (field.kind === 'group')
      return entriesIn(
        scopeOf(field.fields, value, `${path}.`, scope),
        field.isNameless ? around : [...around, { label: field.label }],
      );
    if (field.kind !== 'table') return [own];
    const rows = rowsIn(value).flatMap((row, index) =>
      entriesIn(scopeOf(field.fields, row, `${path}.${index}.`, scope), [
        ...around,
        { label: field.label, row: index + 1 },
      ]),
    );
    return [own, ...rows];
  });
}

/** Every field that the form asks for with these values, those of groups and rows among them; a table before its rows. */
export function shownEntries(form: FormDescription, values: unknown, fields: Fields = fieldsOf(form)): Entry[] {
  const root = scopeOf(fieldsOf(form), values);
  return entriesIn(fields === root.fields ? root : { ...root, fields, outer: root }, []);
}
