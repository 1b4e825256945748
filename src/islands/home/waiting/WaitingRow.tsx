import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { WorkItem } from '#contract/staff/work.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { dueState, groupOfKind } from '#domain/me/waiting.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation, $foundations, $isEmployee } from '#stores/foundation/foundation.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { waitingIcons } from './waiting-icons.ts';

/** By when it should be done, or else since when it waits. */
function When({ item: { due, since } }: { item: WorkItem }) {
  const t = texts('waiting');
  if (due === undefined)
    return (
      <span className="text-muted text-sm">
        <span className="sr-only">{t('since')}</span> <Ago at={since} />
      </span>
    );
  const state = dueState(due, Date.now());
  const words = t(`due.${state}`, { day: formatDay(due, pageLocale()) });
  if (state === 'later') return <span className="text-sm">{words}</span>;
  return <StatusPill tone={state === 'overdue' ? 'danger' : 'warn'}>{words}</StatusPill>;
}

/** What is to be done about a record, which leads to it. */
export function WaitingRow({ item }: { item: WorkItem }) {
  const t = texts('waiting');
  const id = useId();
  const trid = useStore($foundation)?.trid;
  const isOther = item.trid !== '' && trid !== item.trid;
  const hasSeveral = useStore($foundations).length > 1;
  const namesFoundation = (useStore($isEmployee) || hasSeveral) && item.trid !== '';
  const { kind, foreignid, title, foundation, why, link, isMine } = item;
  const group = groupOfKind(kind);
  const about = [[t(`one.${group}`), foreignid].filter(Boolean).join(' '), title && keptTitle(title)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="relative flex items-center gap-4 border-line border-b px-5 py-3 last:border-b-0 hover:bg-brand-soft">
      <span className="tile max-sm:hidden">
        <Icon of={waitingIcons[group]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <a
            id={`${id}task`}
            aria-labelledby={`${id}task ${id}about`}
            href={ownHref(link, pageLocale())}
            {...(isOther && openElsewhere(item))}
            className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {t(`task.${why}`)}
          </a>
          <div id={`${id}about`} className="text-muted text-sm wrap-anywhere">
            <p>{about}</p>
            {namesFoundation && (
              <p>
                {foundation}
                {isOther && <span className="sr-only"> ({t('elsewhere')})</span>}
              </p>
            )}
          </div>
        </div>
        {isMine && <StatusPill tone="info">{t('mine')}</StatusPill>}
        <When item={item} />
      </div>
    </li>
  );
}
