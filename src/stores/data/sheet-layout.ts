import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import type { SheetLayout } from '#domain/form/sheet/sheet-columns.ts';
import { $dataScope } from '../session/data-scope.ts';
import { asJson, disguise, islandKeys } from '../storage/storage.ts';

type Layouts = Record<string, SheetLayout | undefined>;

interface SheetLayoutStore {
  $layout: ReadableAtom<SheetLayout>;
  change(change: SheetLayout): void;
}

const none: SheetLayout = {};
const stores = new Map<string, SheetLayoutStore>();

/** Widths and choice of the columns of a sheet as the user left them, remembered in this browser across logins. */
export function sheetLayout(name: string): SheetLayoutStore {
  const store = stores.get(name);
  if (store) return store;
  const $layouts = persistentAtom<Layouts>(`${islandKeys.columns}.sheet.${name}`, {}, asJson as never);
  const $user = computed($dataScope, (owner) => disguise(owner?.user ?? ''));
  const made: SheetLayoutStore = {
    $layout: computed([$layouts, $user], (layouts, user) => layouts?.[user] ?? none),
    change({ widths, shown }) {
      const user = $user.get();
      const before = $layouts.get()?.[user];
      const layout = { widths: { ...before?.widths, ...widths }, shown: { ...before?.shown, ...shown } };
      $layouts.set({ ...$layouts.get(), [user]: layout });
    },
  };
  stores.set(name, made);
  return made;
}
