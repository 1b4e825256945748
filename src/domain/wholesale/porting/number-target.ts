import * as z from 'zod/mini';
import { blockEnd } from '#contract/telephone.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import type { ImportColumn, ImportTarget } from '#domain/table-import/import-target.ts';
import { type ImportRow, importColumns, importFaults, maxRows, rowFrom } from './number-import.ts';

/** Digits, and the block behind them; more is told by the row as a whole. */
const digits = z.string().check(z.regex(/^[\d\s/-]{1,30}(?:(?:bis|to|\.{2,}|…|~|–)[\s-]*\d{1,6})?$/i, 'portedNumber'));

const contracts = { onkz, number: digits, from: blockEnd, to: blockEnd, attendant: blockEnd } as const;

const names: Readonly<Record<keyof ImportRow, readonly string[]>> = {
  onkz: ['onkz', 'ortsvorwahl', 'ortsnetzkennzahl', 'areacode', 'ndc'],
  number: ['teilnehmernummer', 'kopfnummer', 'stammnummer', 'anschlussnummer', 'subscribernumber', 'pilot'],
  from: ['anfang', 'beginn', 'blockvon', 'rnbvon', 'start', 'first'],
  to: ['ende', 'blockbis', 'rnbbis', 'end', 'last'],
  attendant: ['zentrale', 'abfrage'],
};

/** A number with its area code has no fewer. */
const minDigits = 6;

const wholeName = 'whole';
/** A number with its area code, or a block behind a pilot number, in one cell. */
const whole = (caption: string): ImportColumn => ({
  key: wholeName,
  caption,
  names: ['rufnummern', 'telefonnummer', 'nummer', 'msisdn', 'e164', 'phone', 'number'],
  kind: 'text',
  contract: digits,
  split: (text) => {
    if (text.replace(/\D/g, '').length < minDigits) return undefined;
    const row = rowFrom({ number: text });
    return /^\d+$/.test(row.number) ? { ...row } : undefined;
  },
});

/** What is taken over of a list of numbers. */
export function numberTarget(caption: (column: keyof ImportRow | typeof wholeName) => string): ImportTarget {
  return {
    name: 'numbers',
    columns: [
      ...importColumns.map(
        (key): ImportColumn => ({
          key,
          caption: caption(key),
          names: names[key],
          kind: 'text',
          contract: contracts[key],
          isNamed: key === 'from' || key === 'to' || key === 'attendant',
        }),
      ),
      whole(caption(wholeName)),
    ],
    maxRows,
    complete: (values) => ({ ...rowFrom(values) }),
    check: (rows) => importFaults(rows.map((row) => row as unknown as ImportRow)),
  };
}
