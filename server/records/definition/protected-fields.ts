import type { ActingFor } from '../../session/actor.ts';
/** A field that only some see, and only in the record itself: never in lists, searches, exports, errors or kept answers. */
export interface ProtectedField {
  readonly to: (
    acting: ActingFor,
    record: { readonly data: Record<string, unknown>; readonly archived: boolean },
  ) => boolean;
  /** What all others see in its place; nothing without it. */
  readonly mask?: (value: string) => string;
}
/** By the path in the data, `bank.iban`. */
export type ProtectedFields = Readonly<Record<string, ProtectedField>>;

type Stored = Record<string, unknown>;

function replaced(data: Stored, [key = '', ...rest]: readonly string[], mask: ProtectedField['mask']): Stored {
  const value = data[key];
  if (value === undefined) return data;
  if (rest.length > 0 && typeof value === 'object' && value !== null) {
    return { ...data, [key]: replaced(value as Stored, rest, mask) };
  }
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
    .reduce((shown, [path, { mask }]) => replaced(shown, path.split('.'), mask), data);
}
