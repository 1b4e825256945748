import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { ListRules } from '#contract/list-rules.ts';
import type { RecordView } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import type { FilterLabels, ListShortcut } from './list-screen.ts';

interface OwnerFilter {
  filters: Readonly<Record<string, FilterLabels>>;
  shortcuts: readonly ListShortcut[];
  /** Brings the names of the colleagues, where they are not there yet. */
  onOpen: () => void;
}

const none = [] as const;

/** Gives the names, or after a call that failed none: the next opening asks again. */
export function createOwnerNames(read: () => Promise<readonly Option[]>) {
  const $names = atom<readonly Option[] | undefined>();
  let isAsking = false;
  return {
    $names,
    async ask(): Promise<void> {
      if (isAsking || $names.get()) return;
      isAsking = true;
      try {
        $names.set(await read());
      } catch {
        // Without the names, one's own records can be chosen still.
      } finally {
        isAsking = false;
      }
    },
  };
}

const readNames = () => import('./owner-options.ts').then(({ readOwnerOptions }) => readOwnerOptions());

/** Narrows a list to who is responsible, for users who see all of their organisation. */
export function useOwnerFilter({ filters = {} }: ListRules, view: RecordView): OwnerFilter {
  const t = texts('record');
  const value = view.filters['owner'] ?? '';
  const isOffered = 'owner' in filters && !$foundation.get()?.ownOnly;
  const [names] = useState(() => createOwnerNames(readNames));
  const people = useStore(names.$names) ?? none;
  const isWanted = isOffered && value !== '' && value !== 'me';
  useEffect(() => {
    if (isWanted) void names.ask();
  }, [isWanted, names]);
  const onOpen = () => {
    if (isOffered) void names.ask();
  };
  if (!isOffered) return { filters: {}, shortcuts: none, onOpen };
  const mine = { value: 'me', label: t('owner.me') };
  return {
    filters: { owner: { label: t('owner.column'), options: [mine, ...people], option: () => t('owner.other') } },
    shortcuts: value === 'me' ? none : [{ id: 'mine', label: t('owner.mine'), view: { owner: 'me' } }],
    onOpen,
  };
}
