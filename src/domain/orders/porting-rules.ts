import { addDays } from '../date/berlin-day.ts';
import { isWorkingDay, workingDayAfter } from '../date/working-days.ts';
import { rowsIn, valuesIn } from '../form/conditions.ts';
import type { Answers, Days, FormContext, Rule, RuleFault, Values } from '../form/form-description.ts';
import { isUnset } from '../form/form-values.ts';
import { workingDaysFrom } from './start-dates.ts';

/** Working days before a porting, by its case (`domain.md` 5.5.1); with fewer than `short` of them it is a short notice. */
export const portingLead = { agreed: 7, short: 10, numbersOnly: 1 } as const;
/** A number can be claimed for a month after the end of its contract (§ 59 (6) TKG). */
const claimDays = 31;

const leadOf = (businessCase: unknown): number =>
  businessCase === 'VA-RRNP' ? portingLead.numbersOnly : portingLead.agreed;

export const portingDays = (context: FormContext, answers: Answers): Days =>
  workingDaysFrom(context, leadOf(answers('businessCase')));

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

const isSoon: Rule = ({ desiredDate, businessCase }, { today, holidays }) => {
  const day = dayOf(desiredDate);
  if (!day || businessCase === 'VA-RRNP') return [];
  return day >= workingDayAfter(today, portingLead.agreed, holidays) &&
    day < workingDayAfter(today, portingLead.short, holidays)
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
  return day && day < addDays(today, -claimDays) ? [{ path: 'terminationDate', key: 'portingClaimOver' }] : [];
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

interface Block {
  readonly from: string;
  readonly to: string;
}
const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,6}$/.test(value.trim());
const blockIn = (row: unknown): Block | undefined => {
  const { from, to } = valuesIn(row);
  return isDigits(from) && isDigits(to) ? { from: from.trim(), to: to.trim() } : undefined;
};
const isSound = ({ from, to }: Block) => from.length === to.length && from <= to;
const overlap = (a: Block, b: Block) => a.from.length === b.from.length && a.from <= b.to && b.from <= a.to;

const soundBlocks: Rule = ({ blocks }) => {
  const known = rowsIn(blocks).map(blockIn);
  return known.flatMap((block, n): RuleFault[] => {
    if (!block) return [];
    if (!isSound(block)) return [{ path: `blocks.${n}.to`, key: 'numberBlock' }];
    return known.slice(0, n).some((other) => other && overlap(other, block))
      ? [{ path: `blocks.${n}.from`, key: 'numberBlockOverlap' }]
      : [];
  });
};

export const portingRules: readonly Rule[] = [
  isSoon,
  isBeforeDayOff,
  isTooLate,
  terminatesItself,
  projectWindow,
  sameArea,
  soundBlocks,
];

/** How many numbers a porting order brings, and how many of them singly. */
export function portedNumbers(porting: Values): { all: number; singles: number } {
  if (porting['connectionKind'] !== 'block') {
    const singles = rowsIn(porting['singles']).length;
    return { all: singles, singles };
  }
  const all = rowsIn(porting['blocks']).reduce<number>((sum, row) => {
    const block = blockIn(row);
    return block && isSound(block) ? sum + Number(block.to) - Number(block.from) + 1 : sum;
  }, 0);
  return { all, singles: 0 };
}
