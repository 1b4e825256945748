import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { WorkItem } from '#contract/staff/work.ts';
import { groupOfKind, subjectOf, waitingDate } from '#domain/me/waiting.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { $foundation, $foundations, $isEmployee } from '#stores/foundation/foundation.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { ActWord, DateWord } from './row-parts.tsx';
import { waitingIcons } from './waiting-icons.ts';

/** What is to be done about a record: its customer first, then the task. */
export function WaitingRow({ item }: { item: WorkItem }) {
  const t = texts('waiting');
  const id = useId();
  const trid = useStore($foundation)?.trid;
  const isOther = item.trid !== '' && trid !== item.trid;
  const hasSeveral = useStore($foundations).length > 1;
  const namesFoundation = (useStore($isEmployee) || hasSeveral) && item.trid !== '';
  const { kind, foreignid, title, customer, detail, foundation, why, link } = item;
  const group = groupOfKind(kind);
  const subject = customer === undefined ? '' : keptTitle(subjectOf(item));
  const number = foreignid === undefined ? '' : `${t(`one.${group}`)} ${foreignid}`;
  const task = t(`task.${why}`);
  const about =
    detail && why !== 'followUp'
      ? `${subject || task}: „${detail}“`
      : [task, subject || detail].filter(Boolean).join(' · ');
  const isDue = waitingDate(item, Date.now()).state !== 'later';
  return (
    <li
      className={`relative flex min-h-15 items-center gap-4 border-line border-b px-5 py-2 last:border-b-0 hover:bg-brand-soft ${isDue ? 'bg-warn-tint' : ''}`}
    >
      <Icon of={waitingIcons[group]} className="text-muted max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <a
            id={`${id}name`}
            aria-labelledby={`${id}name ${id}about`}
            href={ownHref(link, pageLocale())}
            {...(isOther && openElsewhere(item))}
            className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline sm:truncate"
          >
            {customer ?? (title ? keptTitle(title) : number || t(`one.${group}`))}
          </a>
          <p
            id={`${id}about`}
            className="text-muted text-sm wrap-anywhere max-sm:line-clamp-2 sm:truncate"
            title={detail}
          >
            {about} <span className="text-xs">{number}</span>
            {namesFoundation && <span> · {foundation}</span>}
            {isOther && <span className="sr-only"> ({t('elsewhere')})</span>}
          </p>
        </div>
        <DateWord item={item} />
        <ActWord>{t(`act.${why}`)}</ActWord>
      </div>
    </li>
  );
}
