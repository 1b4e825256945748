import { useRef } from 'react';
import { attendantAt, type BlockRow, type LinePart, type LinePlan } from '#domain/wholesale/porting/line-blocks.ts';
import { texts } from '#i18n/client.ts';
import { BlockHandle, type MoveEnd } from './BlockHandle.tsx';
import { type Pilot, partLabels, planSentence } from './line-labels.ts';

/** Told apart by pattern, edge and word as well as by colour; edges and patterns are left where colours are the reader's own. */
const looks = {
  ported: 'border-2 border-link bg-brand-soft text-link',
  left: 'border border-dashed border-control bg-[repeating-linear-gradient(-45deg,var(--color-line)_0_2px,transparent_2px_7px)] text-muted',
  overlap:
    'border-4 border-double border-danger bg-danger-soft bg-[repeating-linear-gradient(45deg,var(--color-danger)_0_1px,transparent_1px_5px)] text-danger',
} as const satisfies Record<LinePart['kind'], string>;

interface Props {
  plan: LinePlan;
  rows: readonly BlockRow[];
  pilot: Pilot;
  /** Lets its ends be moved; without it the bar is a picture. */
  onMove?: MoveEnd;
}

const percent = (share: number) => `${share * 100}%`;

/** All that can be dialled behind a pilot number as one bar: parts by their width, blocks with their ends, the attendant as a mark. */
export function BlockBar({ plan, rows, pilot, onMove }: Props) {
  const t = texts('porting');
  const track = useRef<HTMLDivElement>(null);
  const attendant = attendantAt(pilot.attendant);
  const { size, digits } = plan;
  const caption = ({ kind, rows: rowIndexes }: LinePart) =>
    kind === 'ported' ? t('line.block', { n: (rowIndexes[0] ?? 0) + 1 }) : t(`line.mark.${kind}`);
  return (
    <div className={`mx-3 ${onMove ? 'pt-7' : 'pt-1'}`}>
      <div ref={track} className="relative">
        <div aria-hidden="true" className="flex h-11 overflow-clip rounded-tag">
          {plan.parts.map((part) => (
            <span
              key={part.start}
              className={`@container grid min-w-0 place-items-center rounded-tag text-sm ${looks[part.kind]}`}
              style={{ width: percent((part.end - part.start) / size) }}
            >
              <span className="hidden rounded-tag bg-card px-1 leading-snug @min-[4.75rem]:block">{caption(part)}</span>
            </span>
          ))}
        </div>
        {onMove &&
          plan.blocks.map((block) =>
            (['from', 'to'] as const).map((end) => (
              <BlockHandle
                key={`${block.row}-${end}`}
                block={block}
                rows={rows}
                end={end}
                at={percent((end === 'from' ? block.start : block.end) / size)}
                pilot={pilot}
                track={track}
                onMove={onMove}
              />
            )),
          )}
        <div
          aria-hidden="true"
          className={`relative flex justify-between text-muted text-sm ${onMove ? 'mt-8.5' : 'mt-2.5'}`}
        >
          <span>-{'0'.repeat(digits)}</span>
          {attendant !== undefined && (
            <span
              className="absolute -top-1 border-ink border-s-2 ps-1 text-ink leading-tight"
              style={
                attendant > 0.6
                  ? { right: percent(1 - attendant) }
                  : { left: `max(${percent(attendant)}, ${digits + 1}ch)` }
              }
            >
              {t('line.attendant', { attendant: pilot.attendant })}
            </span>
          )}
          <span>-{'9'.repeat(digits)}</span>
        </div>
      </div>
    </div>
  );
}

/** What the bar shows, in words. */
export function LineLabels({ plan, live = false }: { plan: LinePlan; live?: boolean }) {
  return (
    <div className="grid gap-1 text-sm">
      <p {...(live && { role: 'status' })} className="font-semibold">
        {planSentence(plan)}
      </p>
      <ul className="grid gap-0.5">
        {partLabels(plan).map(({ kind, text }) => (
          <li key={text} className={kind === 'overlap' ? 'font-semibold text-danger' : 'text-muted'}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
