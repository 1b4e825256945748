import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import PanelRight from 'lucide/dist/esm/icons/panel-right.mjs';
import { type ReactNode, useLayoutEffect } from 'react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { dueGroupOf } from '#domain/staff/due-groups.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { itemTitle, numberName } from './desk-labels.ts';
import type { DeskWalk } from './desk-walk.ts';

interface Props {
  item: QueueItem;
  walk: DeskWalk;
  /** It is still in the list. */
  isWaiting: boolean;
  pill: ReactNode;
  assign: ReactNode;
  /** Who else has it open. */
  presence: ReactNode;
  menu: readonly MenuItem[];
  onPartner: () => void;
}

/** By when something was promised; what is over is red, what is due today amber. */
function Promised({ due }: { due: number }) {
  const t = texts('desk');
  const group = dueGroupOf(due, Date.now());
  const tone = { overdue: 'text-danger', today: 'text-warn' }[group as string] ?? 'text-muted';
  return (
    <p className={`flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
      <Icon of={Clock} size={16} />
      {t(group === 'overdue' ? 'late' : 'promised', { moment: formatMoment(due, pageLocale()) })}
    </p>
  );
}

/** Below `lg` the list gives its place to the record: this line leads back to it and to the neighbours. */
export function DeskBar({ walk, menu }: Pick<Props, 'walk'> & { menu?: readonly MenuItem[] }) {
  const t = texts('desk');
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['ownHead'] = '';
    return () => {
      delete dataset['ownHead'];
    };
  }, []);
  const icon = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-bar-soft disabled:opacity-40';
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 bg-bar px-1 text-on-bar lg:hidden print:hidden">
      <button type="button" aria-label={t('toList')} onClick={walk.onBack} className={icon}>
        <Icon of={ArrowLeft} />
      </button>
      <p className="grow">{walk.position}</p>
      <button
        type="button"
        aria-label={t('keys.previous')}
        disabled={!walk.onPrevious}
        onClick={walk.onPrevious}
        className={icon}
      >
        <Icon of={ChevronUp} />
      </button>
      <button type="button" aria-label={t('keys.next')} disabled={!walk.onNext} onClick={walk.onNext} className={icon}>
        <Icon of={ChevronDown} />
      </button>
      {menu && (
        <MenuButton align="end" label={texts('record')('more')} items={menu} arrow={false} className={icon}>
          <Icon of={Ellipsis} />
        </MenuButton>
      )}
    </div>
  );
}

/** Who and what, state, promise, who has it, and the ways to the neighbours. */
export function DeskHead({ item, walk, isWaiting, pill, assign, presence, menu, onPartner }: Props) {
  const t = texts('desk');
  const icon = 'btn btn-secondary btn-small size-9 px-0';
  const position = [numberName(item), walk.position].filter(Boolean).join(' · ');
  return (
    <>
      <DeskBar walk={walk} menu={menu} />
      <header className="grid shrink-0 grid-cols-1 gap-2 border-line border-b px-5 py-3 max-sm:px-4">
        <div className="flex items-start justify-between gap-3">
          <h2
            id="desk-record"
            tabIndex={-1}
            className="wrap-anywhere line-clamp-2 min-w-0 text-xl max-sm:text-lg"
            title={itemTitle(item)}
          >
            {itemTitle(item)}
          </h2>
          <div className="flex shrink-0 gap-2 max-lg:hidden">
            {assign}
            <div className="flex">
              <button
                type="button"
                aria-label={t('keys.previous')}
                title={t('keys.previous')}
                disabled={!walk.onPrevious}
                onClick={walk.onPrevious}
                className={`${icon} rounded-e-none`}
              >
                <Icon of={ChevronUp} size={16} />
              </button>
              <button
                type="button"
                aria-label={t('keys.next')}
                title={t('keys.next')}
                disabled={!walk.onNext}
                onClick={walk.onNext}
                className={`${icon} -ms-px rounded-s-none`}
              >
                <Icon of={ChevronDown} size={16} />
              </button>
            </div>
            <button
              type="button"
              aria-label={t('partner.open')}
              title={t('partner.open')}
              onClick={onPartner}
              className={`${icon} xl:hidden`}
            >
              <Icon of={PanelRight} size={16} />
            </button>
            <MenuButton align="end" label={texts('record')('more')} items={menu} arrow={false} className={icon}>
              <Icon of={Ellipsis} size={16} />
            </MenuButton>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          {pill}
          {isWaiting && item.due !== undefined && <Promised due={item.due} />}
          {presence}
          <p className="ms-auto text-muted text-sm max-lg:hidden">{position}</p>
        </div>
        <div className="flex items-center justify-between gap-3 lg:hidden">
          <p className="min-w-0 truncate text-muted text-sm">
            {item.foundation} · {numberName(item)}
          </p>
          <div className="flex shrink-0 gap-2">
            {assign}
            <button
              type="button"
              aria-label={t('partner.open')}
              onClick={onPartner}
              className="btn btn-secondary btn-small size-11 px-0"
            >
              <Icon of={PanelRight} />
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
