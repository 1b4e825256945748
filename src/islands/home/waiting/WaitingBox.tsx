import { useState } from 'react';
import type { Waiting } from '#contract/staff/work.ts';
import { countAll, countGroups, firstWaiting, maxWaiting, type WaitingGroup, waitingStep } from '#domain/me/waiting.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { askWaiting, waiting } from '#stores/me/waiting.ts';
import type { BoxProps } from '../box.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';
import { NextSteps } from './NextSteps.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** Number of rows before "show all". */
const maxRows = 6;
const maxRowsOnPhones = 4;

type GroupFilter = WaitingGroup | 'all';

function WaitingList({ value: { items, total, counts } }: { value: Waiting }) {
  const t = texts('waiting');
  const [selected, setSelected] = useState<GroupFilter>('all');
  const [isWhole, setWhole] = useState(false);
  const firstRows = useNarrow() ? maxRowsOnPhones : maxRows;
  const groups = countGroups(counts);
  const kindsOf = (group: GroupFilter) => groups.find((one) => one.group === group)?.kinds.join();
  const select = (group: GroupFilter) => {
    setSelected(group);
    const kinds = kindsOf(group);
    void askWaiting(kinds ? { ...firstWaiting, kinds } : firstWaiting);
  };
  const askMore = () => {
    const kinds = kindsOf(selected);
    void askWaiting({ _limit: Math.min(items.length + waitingStep, maxWaiting), ...(kinds && { kinds }) });
  };
  const close = () => {
    setWhole(false);
    if (selected !== 'all') select('all');
  };
  const rows = isWhole ? items : items.slice(0, firstRows);
  return (
    <>
      {isWhole && groups.length > 1 && (
        <div className="border-line border-b px-5 py-3">
          <Chips
            always
            label={t('filter')}
            chips={[
              { value: 'all' as GroupFilter, label: t('group.all'), count: countAll(counts) },
              ...groups.map(({ group, count }) => ({ value: group, label: t(`group.${group}`), count })),
            ]}
            selected={selected}
            onSelect={(group) => group && select(group)}
          />
        </div>
      )}
      <ul>
        {rows.map((item) => (
          <WaitingRow key={`${item.trid} ${item.id}`} item={item} />
        ))}
      </ul>
      {countAll(counts) > firstRows && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-1.5">
          <Button
            small
            look="quiet"
            className="-ms-2.5 font-semibold"
            aria-expanded={isWhole}
            onClick={() => (isWhole ? close() : setWhole(true))}
          >
            {isWhole ? t('less') : t('all', { count: total })}
          </Button>
          {isWhole && total > items.length && items.length < maxWaiting && (
            <Button small look="quiet" onClick={askMore}>
              {t('more')}
            </Button>
          )}
          {isWhole && total > items.length && (
            <span className="text-muted text-sm">{t('some', { shown: items.length, count: total })}</span>
          )}
        </div>
      )}
    </>
  );
}

/** Work items of the user in all organisations, each with its one action; overdue items first. */
export function WaitingBox({ built }: BoxProps) {
  return (
    <AsyncBox
      title={texts('home')('waiting.title')}
      count={({ counts }) => countAll(counts)}
      source={waiting}
      rows={maxRows}
      skeleton={<RowSkeleton rows={maxRows} />}
      isEmpty={({ counts }) => countAll(counts) === 0}
      empty={<NextSteps built={built} />}
    >
      {(value) => <WaitingList value={value} />}
    </AsyncBox>
  );
}
