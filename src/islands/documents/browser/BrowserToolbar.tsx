import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import type { FileEntry } from '#contract/file.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type FileScope, type FileView, fileQuery, setFileView } from '#stores/documents/file-view.ts';

const orders = {
  '': 'sort.usual',
  name: 'sort.name',
  '-name': 'sort.nameDown',
  'file:newest': 'sort.newest',
  'file:oldest': 'sort.oldest',
  '-size': 'sort.sizeDown',
  size: 'sort.size',
} as const;

function ViewSwitch({ view }: { view: FileView }) {
  const t = texts('documents');
  const choices = [
    { value: 'table', label: t('view.table'), icon: List },
    { value: 'tiles', label: t('view.tiles'), icon: LayoutGrid },
  ] as const;
  return (
    <fieldset className="flex rounded-control border border-control bg-card p-0.5">
      <legend className="sr-only">{t('view.label')}</legend>
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          title={label}
          onClick={() => setFileView(value)}
          className={`grid size-8 place-items-center rounded-tag ${view === value ? 'bg-brand-soft text-link' : 'text-muted hover:text-link'}`}
        >
          <Icon of={icon} />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface Props {
  entries: readonly FileEntry[];
  scope: FileScope;
  view: FileView;
  /** As it stands in the address. */
  sort: string;
}

/** How much there is, and how it is shown. */
export function BrowserToolbar({ entries, scope, view, sort }: Props) {
  const t = texts('documents');
  const files = entries.filter(({ type }) => type === 'file');
  const folders = entries.length - files.length;
  const counts = {
    all: entries.length,
    new: files.filter(({ isNew }) => isNew).length,
    favourite: files.filter(({ favourite }) => favourite).length,
  };
  const offered = (['all', 'new', 'favourite'] as const).filter((each) => counts[each] > 0 || each === scope);
  const sum = [
    files.length > 0 && t('count.files', { count: files.length }),
    folders > 0 && t('count.folders', { count: folders }),
  ];
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 print:hidden">
      {offered.length > 1 ? (
        <Chips
          always
          label={t('scope.label')}
          selected={scope}
          onSelect={(show) => fileQuery.set({ show: !show || show === 'all' ? '' : show }, 'push')}
          chips={offered.map((value) => ({ value, label: t(`scope.${value}`), count: counts[value] }))}
        />
      ) : (
        <p className="text-muted first-letter:uppercase">{sum.filter(Boolean).join(', ')}</p>
      )}
      <div className="ms-auto flex items-center gap-2.5 max-sm:w-full">
        <PlainSelect
          small
          className={`max-sm:grow ${view === 'table' ? 'sm:hidden' : ''}`}
          aria-label={texts('ui')('sortBy')}
          value={sort in orders ? sort : ''}
          options={Object.entries(orders).map(([value, key]) => ({ value, label: t(key) }))}
          onChange={(event) => fileQuery.set({ sort: event.target.value }, 'push')}
        />
        <ViewSwitch view={view} />
      </div>
    </div>
  );
}
