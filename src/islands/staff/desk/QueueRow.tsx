import type { QueueItem } from '#contract/staff/queue.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { kindName } from './desk-labels.ts';

/** By when something is due, in red where that is over. */
export function DueText({ due }: { due: number }) {
  const t = texts('desk');
  const moment = formatMoment(due, pageLocale());
  if (due >= Date.now()) return t('by', { moment });
  return <span className="font-semibold text-danger">{t('late', { moment })}</span>;
}

interface Props {
  item: QueueItem;
  isSelected: boolean;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
  onStep: (by: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function QueueRow({ item, isSelected, isMarked, onMark, onChoose, onStep }: Props) {
  const t = texts('desk');
  const name = [kindName(item.kind), item.foreignid].filter(Boolean).join(' ');
  return (
    <li
      className={`relative flex gap-3 border-line px-4 py-3 not-last:border-b ${isSelected ? 'bg-brand-soft' : 'hover:bg-surface'}`}
    >
      <input
        type="checkbox"
        aria-label={t('mark', { title: name })}
        className="relative z-1 mt-0.5 size-5 shrink-0 accent-link"
        checked={isMarked}
        onChange={onMark}
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <button
          type="button"
          data-row={`${item.trid}/${item.id}`}
          aria-current={isSelected || undefined}
          onClick={onChoose}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            onStep(step);
          }}
          className="wrap-anywhere text-start font-semibold text-ink after:absolute after:inset-0"
        >
          {item.title || name}
        </button>
        <p className="text-muted text-sm">
          {name} · {item.foundation}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{t(`task.${item.task}`)}</span>
          <span className="text-muted">
            {item.due === undefined ? <Ago at={item.since} /> : <DueText due={item.due} />}
          </span>
        </p>
        <p className="text-muted text-sm">{item.assignee?.name ?? t('nobody')}</p>
      </div>
    </li>
  );
}
