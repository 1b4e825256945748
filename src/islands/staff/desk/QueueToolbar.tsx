import { useStore } from '@nanostores/react';
import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import { countedUpTo, deskKinds, type QueueCounts, queueStates } from '#contract/staff/queue.ts';
import { formatCount } from '#domain/staff/count-text.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { deskAddress } from '#stores/staff/queue.ts';
import { kindName } from './desk-labels.ts';
import { FoundationFilter } from './FoundationFilter.tsx';

interface Props {
  counts: QueueCounts | undefined;
  onHelp: () => void;
}

/** What part of the queue is shown. */
export function QueueToolbar({ counts, onHelp }: Props) {
  const t = texts('desk');
  const { state, kind, search } = useStore(deskAddress.$query);
  const text = (count: number) => formatCount(count, countedUpTo, pageLocale());
  const show = (change: Parameters<typeof deskAddress.set>[0]) => deskAddress.set({ ...change, id: '', of: '' });
  const kinds = deskKinds.filter((one) => one === kind || !counts || counts.kinds[one]);
  return (
    <div id="desk-toolbar" className="flex flex-wrap items-center gap-2.5">
      <SearchField
        label={t('search')}
        value={search}
        onSearch={(next) => show({ search: next })}
        className="w-full sm:w-72"
      />
      <Chips
        always
        label={t('state')}
        selected={queueStates.find((one) => one === state) ?? 'all'}
        onSelect={(next) => show({ state: next ?? 'all' })}
        chips={queueStates.map((value) => ({
          value,
          label: t(`states.${value}`),
          count: counts && text(counts[value]),
        }))}
      />
      <PlainSelect
        small
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
      <FoundationFilter onChange={(foundation) => show({ foundation })} />
      <Button small look="quiet" className="max-lg:hidden" icon={<Icon of={Keyboard} size={16} />} onClick={onHelp}>
        {t('keys.open')}
      </Button>
    </div>
  );
}
