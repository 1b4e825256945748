import type { KeyLevel } from '#contract/integrations/key-rights.ts';
import { allowsType } from '#domain/integrations/api-keys.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { Standing } from '#server/session/actor.ts';

export type Access = (acting: Standing) => boolean;
export const anySignedIn: Access = () => true;
export const employee: Access = (acting) => acting.employee;
/** Who belongs to the foundation himself. */
export const partner: Access = (acting) => !acting.employee;
export const noAccess: Access = () => false;

/** The same for callers by a key as well: only where the key's rights reach the type too. */
export const byKeyToo =
  (type: string, level: KeyLevel, access: Access): Access =>
  (acting) =>
    (!acting.key || allowsType(acting.key.rights, type, level)) && access(acting);

/** Keys of a type's records: a caller sees the records that share a key with them. */
export interface RowAccess<Data> {
  readonly audience: (data: Data) => readonly string[];
  readonly keys: (acting: Standing) => 'all' | readonly string[];
}

interface Guarded {
  readonly owned?: unknown;
  readonly access: { readonly read: Access; readonly rows?: Pick<RowAccess<never>, 'keys'> };
}

/** The keys that restrict a caller's lists; undefined if the caller sees all records of the type. */
export function keysOf({ access, owned }: Guarded, acting: Standing): readonly string[] | undefined {
  if (owned && acting.ownOnly) return [acting.user.id];
  const keys = access.rows?.keys(acting) ?? 'all';
  return keys === 'all' ? undefined : keys;
}

export function maySee(record: Guarded, acting: Standing, row: Pick<RecordRow, 'audience'>): boolean {
  if (!record.access.read(acting)) return false;
  const keys = keysOf(record, acting);
  return !keys || row.audience.some((key) => keys.includes(key));
}
