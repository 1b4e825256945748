import { useStore } from '@nanostores/react';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, useState } from 'react';
import type { ListFilter } from '#contract/list-rules.ts';
import { addressDefaults, countOf, type RecordView } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { recordTexts } from '#i18n/record-texts.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import type { FilterLabels, ListScreen, ListShortcut } from './list-screen.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface Props<Row extends { id: string }> {
  screen: ListScreen<Row>;
  view: RecordView;
  /** Number of records per value of the tabs' field, once known. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** What narrows the list. A search replaces the step of the Back button, so that it leads out of it and not letter by letter. */
export function ListToolbar<Row extends { id: string }>({ screen, view, counts }: Props<Row>) {
  const { list, tabs, filters = {} } = screen;
  const { rules } = list;
  const words = recordTexts(screen.texts);
  const t = texts('record');
  const employee = useStore($isEmployee);
  const tabName = rules.tabs?.name ?? '';
  const choices = Object.entries(filters).flatMap(([name, filterWords]) => {
    const filter = rules.filters?.[name];
    return filter ? [{ name, filter, words: filterWords }] : [];
  });
  const isValue = rules.tabs?.values.includes(view.tab);
  const foldedId = useId();
  // On a phone more than a line of them would push the list itself out of sight.
  const isFoldable = choices.length + (tabs?.select ? 1 : 0) > 2;
  const set = choices.filter(({ name }) => view.filters[name]).length + (tabs?.select && isValue ? 1 : 0);
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-2.5 print:hidden">
      <SearchField
        label={words('list.search')}
        value={view.search}
        onSearch={(search) => list.show({ search }, view.search ? 'replace' : 'push')}
        className="w-full sm:w-82"
      />
      {tabs && (
        <Chips
          always
          label={tabs.label}
          selected={tabs.shown.find((tab) => tab === view.tab)}
          onSelect={(tab) => tab && list.show({ [tabName]: tab })}
          chips={tabs.shown.map((value) => ({
            value,
            label: tabs.caption(value),
            count: counts && countOf(rules, value, counts, employee),
          }))}
        />
      )}
      {rules.hasArchive && (
        <Chips
          label={t('archive')}
          selected={view.archived ? 'archived' : undefined}
          onSelect={(archived) => list.show({ archived: archived ? '1' : '' })}
          chips={[{ value: 'archived', label: t('archive') }]}
        />
      )}
      {screen.shortcuts && <Shortcuts screen={screen} view={view} />}
      {isFoldable && (
        <Button
          small
          className="sm:hidden"
          icon={<Icon of={SlidersHorizontal} size={16} />}
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? t('filtersSet', { count: set }) : t('filters')}
        </Button>
      )}
      {(choices.length > 0 || tabs?.select) && (
        <div
          id={foldedId}
          className={`${isFoldable && !isOpen ? 'max-sm:hidden' : ''} flex w-full flex-wrap gap-2.5 sm:w-auto max-sm:[&>fieldset]:basis-full max-sm:[&>span]:min-w-36 max-sm:[&>span]:flex-1`}
        >
          {choices.map(({ name, ...filter }) => (
            <Filter
              key={name}
              {...filter}
              value={view.filters[name] ?? ''}
              onChange={(value) => list.show({ [name]: value })}
            />
          ))}
          {tabs?.select && rules.tabs && (
            <Filter
              filter={{ kind: 'oneOf', ...rules.tabs }}
              words={tabs.select}
              value={isValue ? view.tab : ''}
              onChange={(value) => list.show({ [tabName]: value || 'all' })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Pressed again, a shortcut takes its part of the view away. */
function Shortcuts<Row extends { id: string }>({ screen: { list, shortcuts }, view }: Omit<Props<Row>, 'counts'>) {
  const currentView: Readonly<Record<string, string>> = { ...view.filters, sort: view.sort };
  const views = shortcuts?.views ?? [];
  const selected = views.find((one) => Object.entries(one.view).every(([name, value]) => currentView[name] === value));
  const none = addressDefaults(list.rules);
  const emptied = (of: ListShortcut | undefined) =>
    Object.fromEntries(Object.keys(of?.view ?? {}).map((name) => [name, none[name] ?? '']));
  return (
    <Chips
      label={shortcuts?.label ?? ''}
      selected={selected?.id}
      onSelect={(id) => list.show({ ...emptied(selected), ...views.find((one) => one.id === id)?.view })}
      chips={views.map(({ id, label }) => ({ value: id, label }))}
    />
  );
}

/** What the address narrows the list to, and the way out of it. */
function Named({ label, text, onClear }: { label: string; text: string; onClear: (value: string) => void }) {
  return (
    <button
      type="button"
      aria-label={texts('record')('filterRemove', { label, text })}
      onClick={() => onClear('')}
      className="inline-flex min-h-8.5 items-center gap-1.5 rounded-full border border-link bg-brand-soft px-3.5 text-link text-sm"
    >
      {label}: <span className="font-semibold">{text}</span>
      <Icon of={X} size={16} />
    </button>
  );
}

interface FilterProps {
  filter: ListFilter;
  words: FilterLabels;
  value: string;
  onChange: (value: string) => void;
}

function Filter({ filter, words: { label, option = String, options }, value, onChange }: FilterProps) {
  if (filter.kind === 'days' || filter.kind === 'numbers')
    return <RangeFilter kind={filter.kind} label={label} value={value} onChange={onChange} />;
  if (filter.kind === 'code' && !options)
    return value && <Named label={label} text={option(value)} onClear={onChange} />;
  return (
    <PlainSelect
      small
      aria-label={label}
      placeholder={texts('record')('any', { label })}
      value={value}
      options={
        options ?? (filter.kind === 'oneOf' ? filter.values.map((one) => ({ value: one, label: option(one) })) : [])
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
