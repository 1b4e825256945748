import { useStore } from '@nanostores/react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { deskAddress, queue } from '#stores/staff/queue.ts';
import { QueueRow } from './QueueRow.tsx';

interface Props {
  /** `trid/id` of the record beside the list. */
  selected: string | undefined;
  isMarked: (item: QueueItem) => boolean;
  onMark: (item: QueueItem) => void;
  onChoose: (item: QueueItem) => void;
  /** One row on (1) or back (-1). */
  onStep: (by: 1 | -1) => void;
}

/** What waits, the most urgent first. */
export function QueueList({ selected, isMarked, onMark, onChoose, onStep }: Props) {
  const t = texts('desk');
  const queueValue = useStore(queue.$value);
  const isLoadingMore = useStore(queue.$isLoadingMore);
  const { state, kind, foundation, search } = useStore(deskAddress.$query);
  const isNarrowed = state !== 'all' || kind !== '' || foundation !== '' || search !== '';
  const showAll = (
    <Button onClick={() => deskAddress.set({ state: 'all', kind: '', foundation: '', search: '' })}>
      {t('empty.showAll')}
    </Button>
  );
  return (
    <section aria-label={t('list')} className="card overflow-clip">
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
            <ul>
              {items.map((item) => (
                <QueueRow
                  key={`${item.trid}/${item.id}`}
                  item={item}
                  isSelected={selected === `${item.trid}/${item.id}`}
                  isMarked={isMarked(item)}
                  onMark={() => onMark(item)}
                  onChoose={() => onChoose(item)}
                  onStep={onStep}
                />
              ))}
            </ul>
            {next && (
              <div className="border-line border-t p-3">
                <Button className="w-full" busy={isLoadingMore} onClick={queue.more}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Async>
    </section>
  );
}
