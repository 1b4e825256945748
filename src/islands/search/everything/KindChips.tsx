import { useStore } from '@nanostores/react';
import { searchKinds } from '#contract/search/search.ts';
import type { SearchView } from '#domain/documents/search-view.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { $foundRecords } from '#stores/search/found-records.ts';
import { $foundFiles, searchQuery } from '#stores/search/search.ts';
import { shownTotal } from './FoundRecords.tsx';

/** Kinds of hits with how many there are, of which one narrows the page to itself. */
export function KindChips({ view }: { view: SearchView }) {
  const t = texts('palette');
  const records = useStore($foundRecords);
  const files = useStore($foundFiles);
  const totals = new Map(records.state === 'ready' ? records.value.groups.map(({ kind, total }) => [kind, total]) : []);
  if (files.state === 'ready') totals.set('document', files.value.total);
  const visibleKinds = searchKinds.filter((kind) => kind === 'document' || totals.has(kind) || kind === view.kind);
  return (
    <Chips
      always
      label={texts('search')('kinds')}
      selected={view.kind || 'all'}
      onSelect={(chip) => searchQuery.set({ kind: chip === 'all' ? '' : (chip ?? ''), page: '1' }, 'push')}
      chips={[
        { value: 'all', label: texts('search')('everything') },
        ...visibleKinds.map((kind) => ({
          value: kind as string,
          label: t(`kind.${kind}`),
          count: kind === 'document' ? totals.get(kind) : shownTotal(totals.get(kind) ?? 0),
        })),
      ]}
    />
  );
}
