import { addDays, isCalendarDay } from '#domain/date/berlin-day.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Rule, RuleFault } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { isSoundBlock } from './line-blocks.ts';
import { blockIn, overlapsIn } from './number-blocks.ts';
import { claimEnds, isShortNotice } from './porting-dates.ts';

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;

const isSoon: Rule = ({ desiredDate, businessCase }, context) => {
  const day = dayOf(desiredDate);
  return day && isShortNotice(day, businessCase, context)
    ? [{ path: 'desiredDate', key: 'portingShortNotice', isWarning: true }]
    : [];
};

const isBeforeDayOff: Rule = ({ desiredDate }, { holidays }) => {
  const day = dayOf(desiredDate);
  return day && isWorkingDay(day, holidays) && !isWorkingDay(addDays(day, 1), holidays)
    ? [{ path: 'desiredDate', key: 'portingBeforeDayOff', isWarning: true }]
    : [];
};

const isTooLate: Rule = ({ terminationDate }, { today }) => {
  const day = dayOf(terminationDate);
  return day && claimEnds(day) < today ? [{ path: 'terminationDate', key: 'portingClaimOver' }] : [];
};

const terminatesItself: Rule = ({ alreadyTerminated }) =>
  alreadyTerminated === true ? [{ path: 'alreadyTerminated', key: 'portingTerminated', isWarning: true }] : [];

const projectWindow: Rule = ({ timeWindow, projectCode }) =>
  timeWindow === 'ZF3' && isUnset(projectCode) ? [{ path: 'timeWindow', key: 'portingProjectOnly' }] : [];

/** All single numbers of one order lie in one area. */
const sameArea: Rule = ({ singles }) => {
  const codes = rowsIn(singles).map((row) => String(valuesIn(row)['onkz'] ?? '').replace(/^0/, ''));
  return codes.flatMap((code, n) =>
    code !== '' && codes[0] !== '' && code !== codes[0] ? [{ path: `singles.${n}.onkz`, key: 'portingOneArea' }] : [],
  );
};

const rightBlocks: Rule = ({ blocks }) => {
  const parsedBlocks = rowsIn(blocks).map(blockIn);
  const backwards = parsedBlocks.flatMap((block, n): RuleFault[] =>
    block && !isSoundBlock(block) ? [{ path: `blocks.${n}.to`, key: 'numberBlock' }] : [],
  );
  const overlapping = new Set(
    overlapsIn(parsedBlocks.map((block) => (block && isSoundBlock(block) ? block : undefined))).map(({ row }) => row),
  );
  return [...backwards, ...[...overlapping].map((n) => ({ path: `blocks.${n}.from`, key: 'numberBlockOverlap' }))];
};

export const portingRules: readonly Rule[] = [
  isSoon,
  isBeforeDayOff,
  isTooLate,
  terminatesItself,
  projectWindow,
  sameArea,
  rightBlocks,
];
