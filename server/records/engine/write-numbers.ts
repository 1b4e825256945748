import { type NumberSpan, spansOverlap } from '#domain/wholesale/numbers/number-range.ts';
import { invalidFields, numberHeld } from '#server/core/errors.ts';
import {
  dropNumbers,
  insertNumbers,
  isHeld,
  lockNumbers,
  numbersOf,
  type StoredNumbers,
} from '#server/queries/records/record-numbers.ts';
import type { NamedNumbers, RecordType } from './definition/define-record.ts';
import type { Scope } from './scope.ts';

const keyOf = ({ from, to }: NumberSpan): string => `${from}-${to}`;
const same = (a: StoredNumbers, b: StoredNumbers | undefined): boolean => a.held === b?.held && a.until === b.until;

/** Each span once: held where it is named as held too. */
function stored(namedNumbers: readonly NamedNumbers[]): Map<string, StoredNumbers> {
  const bySpan = new Map<string, StoredNumbers>();
  for (const { span, held: isHeldSpan = false, until = null } of namedNumbers) {
    const key = keyOf(span);
    if (isHeldSpan || !bySpan.has(key)) bySpan.set(key, { span, held: isHeldSpan, until: isHeldSpan ? until : null });
  }
  return bySpan;
}

const overlapThemselves = (spans: readonly NumberSpan[]): boolean => {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  return sorted.some((span, n) => n > 0 && spansOverlap(span, sorted[n - 1] as NumberSpan));
};

/**
 * Stores the telephone numbers that a record names, in the transaction that writes it; throws if another record holds
 * one.
 */
export async function writeNumbers(
  { tx, trid, at }: Scope,
  record: RecordType,
  { id, data, archived }: { id: string; data: Record<string, unknown>; archived: boolean },
) {
  if (!record.numbers) return;
  const place = { trid, recordId: id };
  const naming = { ...place, type: record.type, archived };
  const expectedNumbers = stored(record.numbers(data));
  const before = new Map((await numbersOf(tx, place)).map((one) => [keyOf(one.span), one]));
  const removedNumbers = [...before].filter(([key, one]) => !same(one, expectedNumbers.get(key)));
  const come = [...expectedNumbers].filter(([key, one]) => !same(one, before.get(key))).map(([, one]) => one);
  // Expired numbers stay released: a record with unchanged data does not hold them again.
  const heldSpans = come
    .filter((one) => one.held && (one.until === null || one.until > at.now))
    .map(({ span }) => span);
  if (heldSpans.length > 0) await lockNumbers(tx, heldSpans, at.now);
  await dropNumbers(
    tx,
    place,
    removedNumbers.map(([, { span }]) => span),
  );
  if (heldSpans.length > 0 && (overlapThemselves(heldSpans) || (await isHeld(tx, heldSpans)))) {
    const { numbersFault: fault } = record;
    throw fault ? invalidFields({ [fault.path]: fault.key }) : numberHeld();
  }
  const addedNumbers = come.map((one) => ({ ...one, held: heldSpans.includes(one.span) }));
  await insertNumbers(tx, naming, addedNumbers);
}
