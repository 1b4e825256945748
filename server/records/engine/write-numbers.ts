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
function stored(named: readonly NamedNumbers[]): Map<string, StoredNumbers> {
  const bySpan = new Map<string, StoredNumbers>();
  for (const { span, held = false, until = null } of named) {
    const key = keyOf(span);
    if (held || !bySpan.has(key)) bySpan.set(key, { span, held, until: held ? until : null });
  }
  return bySpan;
}

const overlapThemselves = (spans: readonly NumberSpan[]): boolean => {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  return sorted.some((span, n) => n > 0 && spansOverlap(span, sorted[n - 1] as NumberSpan));
};

/** Keeps the telephone numbers that a record names, in the transaction that writes it; throws where somebody else holds one. */
export async function writeNumbers(
  { tx, trid, at }: Scope,
  record: RecordType,
  { id, data, archived }: { id: string; data: Record<string, unknown>; archived: boolean },
) {
  if (!record.numbers) return;
  const place = { trid, recordId: id };
  const naming = { ...place, type: record.type, archived };
  const wanted = stored(record.numbers(data));
  const before = new Map((await numbersOf(tx, place)).map((one) => [keyOf(one.span), one]));
  const gone = [...before].filter(([key, one]) => !same(one, wanted.get(key)));
  const come = [...wanted].filter(([key, one]) => !same(one, before.get(key))).map(([, one]) => one);
  // What was let go by the clock stays so: it is not held anew by a record that says the same as before.
  const held = come.filter((one) => one.held && (one.until === null || one.until > at.now)).map(({ span }) => span);
  if (held.length > 0) await lockNumbers(tx, held, at.now);
  await dropNumbers(
    tx,
    place,
    gone.map(([, { span }]) => span),
  );
  if (held.length > 0 && (overlapThemselves(held) || (await isHeld(tx, held)))) {
    const { numbersFault: fault } = record;
    throw fault ? invalidFields({ [fault.path]: fault.key }) : numberHeld();
  }
  const kept = come.map((one) => ({ ...one, held: held.includes(one.span) }));
  await insertNumbers(tx, naming, kept);
}
