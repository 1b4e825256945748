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
  /** Brings the names of the colleagues. */
  onOpen: () => void;
}

const none = [] as const;

/** Narrows a list to who is responsible, for users who see all of their organisation. */
export function useOwnerFilter({ filters = {} }: ListRules, view: RecordView): OwnerFilter {
  const t = texts('record');
  const value = view.filters['owner'] ?? '';
  const isOffered = 'owner' in filters && !$foundation.get()?.ownOnly;
  const [isAsked, ask] = useState(false);
  const [people, setPeople] = useState<readonly Option[]>(none);
  const isWanted = isOffered && (isAsked || (value !== '' && value !== 'me'));
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    import('./owner-options.ts')
      .then(({ readOwnerOptions }) => readOwnerOptions())
      // Without the names, one's own records can be chosen still.
      .catch(() => none)
      .then((options) => {
        if (!isLeft) setPeople(options);
      });
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  const onOpen = () => ask(true);
  if (!isOffered) return { filters: {}, shortcuts: none, onOpen };
  const mine = { value: 'me', label: t('owner.me') };
  return {
    filters: { owner: { label: t('owner.column'), options: [mine, ...people], option: () => t('owner.other') } },
    shortcuts: value === 'me' ? none : [{ id: 'mine', label: t('owner.mine'), view: { owner: 'me' } }],
    onOpen,
  };
}
