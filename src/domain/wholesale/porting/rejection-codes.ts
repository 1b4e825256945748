import type { CarrierEvent } from '#contract/wholesale/carrier-message.ts';
import type { Values } from '#domain/form/form-description.ts';

interface CarrierCode {
  readonly code: string;
  /** The abbreviation that carriers use. */
  readonly name: string;
  readonly of: readonly CarrierEvent[];
  /** The field to mend. */
  readonly path?: string;
  /** The other carrier must say what it means. */
  readonly needsText?: true;
}

/** Codes of answers (`docs/domain/porting.md#codes`); `code.…` of the `porting` texts says each of them in one sentence. */
export const carrierCodes: readonly CarrierCode[] = [
  { code: '8001', name: 'ZWA', of: ['RUEM-VA'] },
  { code: '8002', name: 'NAT', of: ['RUEM-VA'] },
  { code: '8003', name: 'TV-ERLM', of: ['TV-ERLM'] },
  { code: '8004', name: 'STORNO-ERLM', of: ['STORNO-ERLM'] },
  { code: '8103', name: 'RNG', of: ['ABBM'], path: 'numbers' },
  { code: '8104', name: 'ADAPLZ', of: ['RUEM-VA'], path: 'holderAddr.zip' },
  { code: '8105', name: 'ADAORT', of: ['RUEM-VA'], path: 'holderAddr.city' },
  { code: '8106', name: 'ADASTR', of: ['RUEM-VA'], path: 'holderAddr.street' },
  { code: '8107', name: 'ADAHSNR', of: ['RUEM-VA'], path: 'holderAddr.houseNumber' },
  { code: '8108', name: 'ADFPLZ', of: ['ABBM'], path: 'holderAddr.zip' },
  { code: '8109', name: 'ADFORT', of: ['ABBM'], path: 'holderAddr.city' },
  { code: '8110', name: 'ADFSTR', of: ['ABBM'], path: 'holderAddr.street' },
  { code: '8111', name: 'ADFHSNR', of: ['ABBM'], path: 'holderAddr.houseNumber' },
  { code: '8112', name: 'AIF', of: ['ABBM'], path: 'holder.name' },
  { code: '8113', name: 'AIFVN', of: ['ABBM'], path: 'holder.firstName' },
  { code: '8114', name: 'WAI', of: ['ABBM'], path: 'coHolders' },
  { code: '8116', name: 'SONST', of: ['ABBM'], path: 'remark', needsText: true },
  { code: '8117', name: 'KNI', of: ['ABBM'], path: 'losingCustomerNo' },
  { code: '8118', name: 'VAE', of: ['ABBM'], path: 'losingProvider' },
  { code: '8141', name: 'TV-ABBM', of: ['TV-ABBM'] },
  { code: '8142', name: 'STORNO-ABBM', of: ['STORNO-ABBM'] },
  { code: '8147', name: 'ABBM-TR', of: ['ABBM-TR'], path: 'technicalResource' },
  { code: '8149', name: 'UPK', of: ['ABBM'], path: 'projectCode' },
];

const codeIndex = new Map(carrierCodes.map((one) => [one.code, one]));
const carrierCode = (code: string): CarrierCode | undefined => codeIndex.get(code);
export const codesFor = (event: CarrierEvent): readonly CarrierCode[] =>
  carrierCodes.filter(({ of }) => of.includes(event));

/** The codes of an answer with a single possible code, so that users need not choose it. */
export function impliedCodes(event: CarrierEvent): readonly string[] {
  const [only, ...others] = codesFor(event);
  return only && others.length === 0 ? [only.code] : [];
}

/** What came with an answer in which a code is not to be found: its text, read by employees and the partner. */
interface Translated {
  readonly code: string;
  readonly name?: string;
  /** Key of the `porting` texts. */
  readonly sentence: string;
  /** The field to mend in this request. */
  readonly path?: string;
}

/** Fields that stand elsewhere by the kind of line and of holder. */
function fieldOf(path: string, values: Values): string {
  const isBlock = values['connectionKind'] === 'block';
  if (path === 'numbers') return isBlock ? 'ddiBase' : 'singles.0.number';
  const holder = values['holder'];
  const isPerson = typeof holder === 'object' && holder !== null && 'kind' in holder && holder.kind === 'person';
  if (path === 'holder.name') return isPerson ? 'holder.lastName' : 'holder.company';
  if (path === 'holder.firstName' && !isPerson) return 'holder.company';
  return path;
}

/** Each code of an answer as one sentence, with the field that mends it. */
export const translateCodes = (codes: readonly string[], values: Values): Translated[] =>
  codes.map((code) => {
    const { name, path } = carrierCode(code) ?? {};
    return {
      code,
      sentence: name ? `code.${code}` : 'code.unknown',
      ...(name && { name }),
      ...(path && { path: fieldOf(path, values) }),
    };
  });

/** The answers that codes refuse, by the names of their fields. */
export const refusedAnswers = (codes: readonly string[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    translateCodes(codes, values).flatMap(({ path }) => {
      const name = path?.split('.')[0];
      return name === undefined ? [] : [[name, values[name]]];
    }),
  );

/** Of a confirmation: the day that was wished, or another one. */
const dayCodes = { wished: '8001', other: '8002' } as const;
export const isDayCode = (code: string): boolean => code === dayCodes.wished || code === dayCodes.other;

/** A confirmation says by its first code whether its day is the one that was wished. */
export const confirmationCodes = (codes: readonly string[], day: string, requestedDay: string): string[] => [
  day === requestedDay ? dayCodes.wished : dayCodes.other,
  ...codes.filter((code) => !isDayCode(code)),
];

/** Faults in an answer's codes: a code of another answer, a missing code, a missing text. */
export function answerFaults(
  event: CarrierEvent,
  {
    codes = [],
    date,
    text,
  }: { codes?: readonly string[] | undefined; date?: string | undefined; text?: string | undefined },
): { readonly path: 'codes' | 'date' | 'text'; readonly key: string }[] {
  const isRefusal = event === 'ABBM' || event === 'ABBM-TR';
  const foreign = codes.some((code) => !carrierCode(code)?.of.includes(event));
  const wantsDate = event === 'RUEM-VA';
  const needsText = codes.some((code) => carrierCode(code)?.needsText);
  return [
    ...(foreign || (isRefusal && codes.length === 0) ? [{ path: 'codes', key: 'choose' } as const] : []),
    ...(wantsDate && !date ? [{ path: 'date', key: 'required' } as const] : []),
    ...(needsText && !text ? [{ path: 'text', key: 'required' } as const] : []),
  ];
}
