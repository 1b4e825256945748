import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { DuePill } from './DueText.tsx';
import { itemTitle, keyOf, kindIcons, numberName, otherIcon, reasonName } from './desk-labels.ts';
import { useOwnId } from './use-own-id.ts';

interface Props {
  item: QueueItem;
  isSelected: boolean;
  isMarked: boolean;
  /** Something is marked, so that every box is in sight. */
  isMarking: boolean;
  onMark: () => void;
  onChoose: () => void;
  onStep: (by: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const newTasks: readonly string[] = ['review', 'decide'];

/** An entry in two lines: who and what, then kind and organisation; when it is due and who has it at the right. */
export function QueueRow({ item, isSelected, isMarked, isMarking, onMark, onChoose, onStep }: Props) {
  const t = texts('desk');
  const ownId = useOwnId();
  const title = itemTitle(item);
  const isNew = newTasks.includes(item.task);
  return (
    <li
      className={`group/row relative grid h-15 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 border-line border-b ps-4 pe-3 sm:h-12 ${
        isSelected
          ? 'bg-brand-soft before:absolute before:inset-y-0 before:start-0 before:border-link before:border-s-3'
          : 'hover:bg-surface'
      }`}
    >
      {isNew && <span aria-hidden="true" className="absolute start-1.5 size-1.5 rounded-full bg-info" />}
      <span className="relative grid size-6 place-items-center">
        <Icon
          of={kindIcons[item.kind] ?? otherIcon}
          size={16}
          className={`text-muted group-focus-within/row:opacity-0 group-hover/row:opacity-0 ${isMarking ? 'opacity-0' : ''}`}
        />
        <CheckboxInput
          aria-label={t('mark', { title: numberName(item) })}
          className={`absolute inset-0 z-1 m-auto checked:opacity-100 focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 ${
            isMarking ? '' : 'opacity-0'
          }`}
          checked={isMarked}
          onChange={onMark}
        />
      </span>
      <div className="min-w-0">
        <button
          type="button"
          data-row={keyOf(item)}
          aria-current={isSelected || undefined}
          onClick={onChoose}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            onStep(step);
          }}
          title={title}
          className={`block w-full truncate text-start text-ink text-sm after:absolute after:inset-0 ${isNew ? 'font-semibold' : ''}`}
        >
          {isNew && <span className="sr-only">{t('states.new')}: </span>}
          {title}
        </button>
        <p className="truncate text-muted text-xs">
          {item.task === 'checkMail' ? (
            <span className="text-warn">{t('task.checkMail')}</span>
          ) : (
            reasonName(item.kind, item.reason)
          )}{' '}
          · {item.foundation}
        </p>
      </div>
      <div className="grid justify-items-end gap-0.5">
        <DuePill due={item.due} since={item.since} />
        {item.assignee && <Initials small name={item.assignee.name} filled={item.assignee.id === ownId} />}
      </div>
    </li>
  );
}
