import type { ActingFor } from '#server/session/actor.ts';

/** A field that only some see, and only in the record itself: never in lists, searches, exports, errors or kept answers. */
interface ProtectedField {
  readonly to: (
    acting: ActingFor,
    record: { readonly data: Record<string, unknown>; readonly archived: boolean },
  ) => boolean;
  /** What all others see in its place; nothing without it. */
  readonly mask?: (value: string) => string;
  /** What all others see of an object: these fields alone. */
  readonly only?: readonly string[];
}
/** By the path in the data, `bank.iban`. */
export type ProtectedFields = Readonly<Record<string, ProtectedField>>;

type Stored = Record<string, unknown>;

/** Some fields of an object, as far as it has them. */
export const pick = (data: Readonly<Stored>, names: readonly string[]): Stored =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

function replaced(data: Stored, [key = '', ...rest]: readonly string[], field: Omit<ProtectedField, 'to'>): Stored {
  const { mask, only } = field;
  const value = data[key];
  if (value === undefined) return data;
  const inner = typeof value === 'object' && value !== null ? (value as Stored) : undefined;
  if (rest.length > 0 && inner) return { ...data, [key]: replaced(inner, rest, field) };
  if (only && inner) return { ...data, [key]: pick(inner, only) };
  if (rest.length === 0 && mask && typeof value === 'string') return { ...data, [key]: mask(value) };
  const { [key]: _hidden, ...others } = data;
  return others;
}

/** The data as a caller may see it; without one as anybody may. */
export function shownData(
  { protect = {} }: { protect?: ProtectedFields },
  data: Stored,
  acting?: ActingFor,
  archived = false,
): Stored {
  return Object.entries(protect)
    .filter(([, { to }]) => !(acting && to(acting, { data, archived })))
    .reduce((visibleData, [path, field]) => replaced(visibleData, path.split('.'), field), data);
}
