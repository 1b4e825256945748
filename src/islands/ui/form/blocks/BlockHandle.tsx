import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { type BlockRow, endLimits, type LineBlock } from '#domain/wholesale/porting/line-blocks.ts';
import { texts } from '#i18n/client.ts';
import { beginningOf, type Pilot } from './line-labels.ts';

export type MoveEnd = (row: number, end: keyof BlockRow, to: number) => void;

interface Props {
  block: LineBlock;
  rows: readonly BlockRow[];
  end: keyof BlockRow;
  /** Where it stands on the bar. */
  at: string;
  pilot: Pilot;
  track: RefObject<HTMLDivElement | null>;
  onMove: MoveEnd;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** One end of a block, moved by the arrows or by the pointer: first ends hang above the bar, last ones below, so that none hides another. */
export function BlockHandle({ block, rows, end, at, pilot, track, onMove }: Props) {
  const t = texts('porting');
  const { min, max } = endLimits(rows, block.row, end);
  const value = Number(block[end]);
  const move = (to: number) => onMove(block.row, end, to);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = event.key === 'Home' ? min : event.key === 'End' ? max : step === undefined ? undefined : value + step;
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  const drag = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = Math.round(((event.clientX - box.left) / box.width) * 10 ** block[end].length);
    move(end === 'from' ? place : place - 1);
  };
  const isFirst = end === 'from';
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={t(isFirst ? 'line.firstOf' : 'line.lastOf', { n: block.row + 1 })}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${beginningOf(pilot)}${block[end]}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        event.preventDefault();
      }}
      onPointerMove={drag}
      style={{ left: at }}
      className={`absolute grid h-6 min-w-7 -translate-x-1/2 cursor-ew-resize touch-none place-items-center rounded-control border-2 border-link bg-card px-1 font-semibold text-link text-xs leading-none ${isFirst ? '-top-7' : 'top-12'}`}
    >
      {block[end]}
    </span>
  );
}
