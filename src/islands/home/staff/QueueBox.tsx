import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { QueueItem, QueuePage } from '#contract/staff/queue.ts';
import { href } from '#domain/access/routes.ts';
import { subjectOf } from '#domain/me/waiting.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { type HomeQueue, homeQueues } from '#stores/staff/staff-home.ts';
import { RowSkeleton } from '../waiting/RowSkeleton.tsx';
import { ActWord, DateWord } from '../waiting/row-parts.tsx';
import { kindLabel } from './kind-label.ts';

const states = ['overdue', 'mine', 'unassigned'] as const satisfies HomeQueue[];
const maxRows = 5;

function QueueRow({ item }: { item: QueueItem }) {
  const t = texts('home');
  const { trid, id, kind, title, customer, foundation, assignee, task, foreignid } = item;
  const subject = customer === undefined ? '' : keptTitle(subjectOf(item)) || texts('waiting')(`task.${task}`);
  const about = [subject, foundation, assignee?.name].filter(Boolean).join(' · ');
  return (
    <li className="relative flex min-h-15 items-center gap-4 border-line border-b px-5 py-2 last:border-b-0 hover:bg-brand-soft">
      <span className="w-24 shrink-0 text-muted text-sm max-sm:hidden">{kindLabel(kind, 1)}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <a
            href={href('Staff', pageLocale(), { of: trid, id })}
            className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline sm:truncate"
          >
            {customer ?? (title ? keptTitle(title) : [kindLabel(kind, 1), foreignid].filter(Boolean).join(' '))}
          </a>
          <p className="text-muted text-sm sm:truncate">{about}</p>
        </div>
        <DateWord item={{ why: task, due: item.due, since: item.since } as Parameters<typeof DateWord>[0]['item']} />
        <ActWord>{t(assignee ? 'queue.open' : 'queue.take')}</ActWord>
      </div>
    </li>
  );
}

/** What waits at the desk: overdue, the employee's own, and unassigned. */
export function QueueBox() {
  const t = texts('home');
  const [chosen, setChosen] = useState<HomeQueue>('overdue');
  const source = homeQueues[chosen];
  const page = useStore(source.$value);
  const first = useStore(homeQueues.overdue.$value);
  const counts = first.state === 'ready' ? first.value.counts : undefined;
  const caption = (state: HomeQueue) => (
    <>
      {t(`queue.${state}`)}{' '}
      {counts && (
        <span className={state === 'overdue' && counts.overdue > 0 ? 'text-danger' : 'font-normal text-muted'}>
          {counts[state]}
        </span>
      )}
    </>
  );
  return (
    <section aria-label={t('waiting.title')} className="card relative overflow-clip">
      <Tabs
        inCard
        label={t('waiting.title')}
        tabs={states.map((name) => ({ name, caption: caption(name) }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <div className={page.state === 'failed' ? 'p-4' : ''}>
          <Async
            value={page}
            onRetry={source.reload}
            skeleton={<RowSkeleton rows={maxRows} />}
            isEmpty={({ items }: QueuePage) => items.length === 0}
            empty={<p className="px-5 py-4 text-muted">{t(`queue.none.${chosen}`)}</p>}
          >
            {({ items }) => (
              <ul>
                {items.map((item) => (
                  <QueueRow key={`${item.trid} ${item.id}`} item={item} />
                ))}
              </ul>
            )}
          </Async>
        </div>
      </Tabs>
      <p className="px-5 pb-2.5 font-semibold text-sm lg:absolute lg:end-0 lg:top-0 lg:flex lg:h-11.5 lg:items-center lg:pb-0">
        <a href={href('Staff', pageLocale(), { state: chosen })}>{t('queue.atDesk')}</a>
      </p>
    </section>
  );
}
