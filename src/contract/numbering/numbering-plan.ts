import { packedAreaCodes } from './area-codes.ts';

export type NumberKind =
  | 'geographic'
  | 'mobile'
  | 'national032'
  | 'freephone'
  | 'shared0180'
  | 'premium'
  | 'massCalling'
  | 'personal'
  | 'shortService'
  | 'network';

interface PlanRange {
  readonly kind: NumberKind;
  readonly prefix: RegExp;
  /** How many digits stand apart in front of the number. */
  readonly prefixDigits: number;
  /** Of the whole number without the leading 0. */
  readonly minDigits: number;
  readonly maxDigits: number;
}

/**
 * Accepts anything that begins with an area code: older numbers and lines with direct dialling can be shorter or longer
 * than new ones.
 */
const geographicDigits = { minDigits: 6, maxDigits: 13 };

const ranges: readonly PlanRange[] = [
  { kind: 'national032', prefix: /^32/, prefixDigits: 2, minDigits: 11, maxDigits: 11 },
  { kind: 'mobile', prefix: /^1[567]\d/, prefixDigits: 3, minDigits: 10, maxDigits: 11 },
  { kind: 'freephone', prefix: /^800/, prefixDigits: 3, minDigits: 7, maxDigits: 13 },
  { kind: 'shared0180', prefix: /^180[1-7]/, prefixDigits: 3, minDigits: 7, maxDigits: 13 },
  { kind: 'premium', prefix: /^900[1359]/, prefixDigits: 3, minDigits: 7, maxDigits: 13 },
  { kind: 'massCalling', prefix: /^13[78]/, prefixDigits: 3, minDigits: 6, maxDigits: 13 },
  { kind: 'personal', prefix: /^700/, prefixDigits: 3, minDigits: 7, maxDigits: 13 },
  { kind: 'shortService', prefix: /^11(?:5$|6\d{3}$|8\d{2,3}$)/, prefixDigits: 0, minDigits: 3, maxDigits: 6 },
  { kind: 'network', prefix: /^1(?:8[1-9]|9[1-4])/, prefixDigits: 3, minDigits: 6, maxDigits: 13 },
];

/** What a German number is, and its two parts: `2129` and `934567`. */
export interface PlannedNumber {
  readonly kind: NumberKind;
  readonly prefix: string;
  readonly subscriber: string;
  /** The number has as many digits as numbers of its kind have. */
  readonly isComplete: boolean;
}

function unpack(): Set<string> {
  const codes = new Set<string>();
  const path: string[] = [];
  let digit = '';
  for (const [at, sign] of [...packedAreaCodes].entries()) {
    const next = packedAreaCodes[at + 1];
    if (sign === '(') {
      path.push(digit);
    } else if (sign === ')') {
      path.pop();
    } else {
      // A point behind a digit says that the code ends here too, though a longer one goes on.
      if (sign !== '.') digit = sign;
      if (sign === '.' || (next !== '(' && next !== '.')) codes.add(path.join('') + digit);
    }
  }
  return codes;
}

let areaCodes: ReadonlySet<string> | undefined;

/** Whether there is a local network behind the code, which stands without its leading 0. */
export function isAreaCode(code: string): boolean {
  areaCodes ??= unpack();
  return areaCodes.has(code);
}

/** Districts of Ludwigshafen that directories list apart. Their area code is 0621, with which these begin. */
export const districtCodes: ReadonlySet<string> = new Set(['6215', '6216', '62195', '62196', '62199']);

export const nationalCode = '32';

const areaCodeDigits = { max: 5, min: 2 } as const;

function areaCodeIn(national: string): string | undefined {
  for (let digits = areaCodeDigits.max; digits >= areaCodeDigits.min; digits -= 1)
    if (isAreaCode(national.slice(0, digits))) return national.slice(0, digits);
  return undefined;
}

/** Reads a German number that stands without country code and leading 0; undefined where no range of the plan begins so. */
export function readNational(national: string): PlannedNumber | undefined {
  const range = ranges.find(({ prefix }) => prefix.test(national));
  const area = range ? undefined : areaCodeIn(national);
  const { kind, prefixDigits, minDigits, maxDigits } = range ?? {
    ...geographicDigits,
    kind: 'geographic' as const,
    prefixDigits: area?.length,
  };
  if (prefixDigits === undefined) return undefined;
  return {
    kind,
    prefix: national.slice(0, prefixDigits),
    subscriber: national.slice(prefixDigits),
    isComplete: national.length >= minDigits && national.length <= maxDigits,
  };
}
