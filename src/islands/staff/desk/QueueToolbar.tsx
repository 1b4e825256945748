import { useStore } from '@nanostores/react';
import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { useState } from 'react';
import { deskKinds } from '#contract/staff/desk-kinds.ts';
import { ages } from '#contract/staff/figures.ts';
import { countedUpTo, type QueueCounts, type queueStates } from '#contract/staff/queue.ts';
import { formatCount } from '#domain/staff/count-text.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { deskAddress } from '#stores/staff/queue.ts';
import { FoundationFilter } from './FoundationFilter.tsx';
import { kindName } from './kind-name.ts';

const mainStates = ['all', 'mine', 'unassigned', 'overdue'] as const;

/** What part of the queue is shown: search and chips, and behind a button the kind, the organisation and what is new. */
export function QueueToolbar({ counts }: { counts: QueueCounts | undefined }) {
  const t = texts('desk');
  const { state, kind, age, search, foundation } = useStore(deskAddress.$query);
  const isFiltered = kind !== '' || age !== '' || foundation !== '' || state === 'new';
  const [isOpen, setOpen] = useState(isFiltered);
  const text = (count: number) => formatCount(count, countedUpTo, pageLocale());
  const show = (change: Parameters<typeof deskAddress.set>[0]) => deskAddress.set({ ...change, id: '', of: '' });
  const chipOf = (value: (typeof queueStates)[number]) => ({
    value,
    label: t(`states.${value}`),
    count: counts && text(counts[value]),
  });
  const kinds = deskKinds.filter((one) => one === kind || !counts || counts.kinds[one]);
  return (
    <div id="desk-toolbar" className="grid gap-2.5 border-line border-b p-3">
      <div className="flex gap-2">
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(next) => show({ search: next })}
          className="min-w-0 grow"
        />
        <button
          type="button"
          aria-label={t('filter')}
          title={t('filter')}
          aria-expanded={isOpen}
          aria-controls="desk-filter"
          onClick={() => setOpen(!isOpen)}
          className={`btn btn-secondary w-10 shrink-0 px-0 ${isFiltered ? 'border-link bg-brand-soft text-link' : ''}`}
        >
          <Icon of={ListFilter} size={16} />
        </button>
      </div>
      <div
        className={`-m-1 overflow-x-auto p-1 [&_button]:min-h-7 [&_button]:gap-1 [&_button]:whitespace-nowrap [&_button]:px-2 max-sm:[&_button]:min-h-11 max-sm:[&_button]:px-3 [&_fieldset]:flex-nowrap [&_fieldset]:gap-1.5 ${
          counts?.overdue ? '[&_button:last-child]:text-danger' : ''
        }`}
      >
        <Chips
          always
          label={t('state')}
          selected={mainStates.find((one) => one === state)}
          onSelect={(next) => show({ state: next ?? 'all' })}
          chips={mainStates.map(chipOf)}
        />
      </div>
      <div id="desk-filter" hidden={!isOpen} className="flex flex-wrap items-center gap-2">
        <PlainSelect
          small
          className="grow"
          aria-label={t('kind')}
          placeholder={t('anyKind')}
          value={kind}
          onChange={({ target }) => show({ kind: target.value })}
          options={kinds.map((value) => ({
            value,
            label: counts
              ? t('kindCount', { kind: kindName(value), n: text(counts.kinds[value] ?? 0) })
              : kindName(value),
          }))}
        />
        <PlainSelect
          small
          className="grow"
          aria-label={t('figuresPage.age')}
          placeholder={t('figuresPage.anyAge')}
          value={age}
          onChange={({ target }) => show({ age: target.value })}
          options={ages.map((value) => ({ value, label: t(`figuresPage.ages.${value}`) }))}
        />
        <Chips
          label={t('states.new')}
          selected={state === 'new' ? state : undefined}
          onSelect={(next) => show({ state: next ?? 'all' })}
          chips={[chipOf('new')]}
        />
        <FoundationFilter onChange={(next) => show({ foundation: next })} />
      </div>
    </div>
  );
}
