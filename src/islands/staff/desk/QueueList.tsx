import { useStore } from '@nanostores/react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { groupByDue } from '#domain/staff/due-groups.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { deskAddress, queue } from '#stores/staff/queue.ts';
import { keyOf } from './desk-labels.ts';
import { QueueRow } from './QueueRow.tsx';

interface Props {
  /** `trid/id` of the record beside the list. */
  selected: string | undefined;
  isMarked: (item: QueueItem) => boolean;
  isMarking: boolean;
  onMark: (item: QueueItem) => void;
  onChoose: (item: QueueItem) => void;
  /** One row on (1) or back (-1). */
  onStep: (by: 1 | -1) => void;
}

/** What waits, the most urgent first. */
export function QueueList({ selected, isMarked, isMarking, onMark, onChoose, onStep }: Props) {
  const t = texts('desk');
  const queueValue = useStore(queue.$value);
  const isLoadingMore = useStore(queue.$isLoadingMore);
  const { state, kind, foundation, search } = useStore(deskAddress.$query);
  const now = useMinute(true, () => undefined);
  const isNarrowed = state !== 'all' || kind !== '' || foundation !== '' || search !== '';
  const showAll = (
    <Button onClick={() => deskAddress.set({ state: 'all', kind: '', foundation: '', search: '' })}>
      {t('empty.showAll')}
    </Button>
  );
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <Async
        value={queueValue}
        failedTitle={t('failed')}
        onRetry={queue.reload}
        skeleton={
          <div className="p-5">
            <Skeleton rows={6} />
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          isNarrowed ? (
            <Empty title={t('empty.other')} action={showAll}>
              {t('empty.otherText')}
            </Empty>
          ) : (
            <Empty title={t('empty.all')}>{t('empty.allText')}</Empty>
          )
        }
      >
        {({ items, next }) => (
          <>
            {groupByDue(items, now).map(({ group, items: members }, index, groups) => (
              <section key={group}>
                <h2 className="sticky top-0 z-2 flex h-6 items-center gap-1.5 border-line border-b bg-surface px-4 text-xs">
                  {t(`groups.${group}`)}
                  <span className="font-normal text-muted">
                    {members.length}
                    {next && index === groups.length - 1 && '+'}
                  </span>
                </h2>
                <ul>
                  {members.map((item) => (
                    <QueueRow
                      key={keyOf(item)}
                      item={item}
                      isSelected={selected === keyOf(item)}
                      isMarked={isMarked(item)}
                      isMarking={isMarking}
                      onMark={() => onMark(item)}
                      onChoose={() => onChoose(item)}
                      onStep={onStep}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {next && (
              <div className="p-3">
                <Button className="w-full" busy={isLoadingMore} onClick={queue.more}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Async>
    </div>
  );
}
