import type { CommissionKind } from '#contract/commissions/line.ts';
import { normalisePhone } from '#contract/numbering/phone-number.ts';

interface ContractLine {
  readonly id: string;
  readonly operator: string;
  readonly vo: string;
  readonly month: string;
  readonly contract?: string | undefined;
  readonly phone?: string | undefined;
}

/** Something that is complained about: a line, or an order that nothing was paid for; amounts in cents. */
export interface OpenClaim extends ContractLine {
  /** Absent of an order. */
  readonly kind?: CommissionKind | undefined;
  readonly received: number;
  readonly expected: number;
}

/** A line that came later. */
export interface LaterLine extends ContractLine {
  readonly kind: CommissionKind;
  readonly amount: number;
}

interface Correction {
  readonly claim: string;
  readonly line: string;
  /** What the complaint won, in cents. */
  readonly won: number;
}

/** How far an amount may be from what is missing and still answer it. */
const leastPart = 0.25;
const maxPart = 1.1;
/** Paid each month anyway: the next one of them puts nothing right. */
const recurring: readonly CommissionKind[] = ['airtime'];

export const contractKey = (text = ''): string => text.replace(/[\s/._-]/g, '').toUpperCase();
const phoneKey = (text = ''): string => (text === '' ? '' : normalisePhone(text));

const isOfKind = (claim: OpenClaim, line: LaterLine): boolean => {
  if (line.kind === 'correction') return true;
  if (claim.kind === undefined) return line.kind !== 'chargeback' && !recurring.includes(line.kind);
  return line.kind === claim.kind && !recurring.includes(line.kind);
};

/**
 * The part of a claim that a line settles: a missing amount, or a part of it, or the whole if it is paid again; 0 if
 * neither applies.
 */
function wonBy({ expected, received }: OpenClaim, amount: number): number {
  const missing = expected - received;
  if (missing <= 0 || amount <= 0) return 0;
  if (amount >= missing * leastPart && amount <= missing * maxPart) return amount;
  return amount >= expected * 0.9 && amount <= expected * maxPart ? missing : 0;
}

/** 0 by contract, 1 by telephone number; undefined where they are not about the same. */
function nearness(claim: OpenClaim, line: LaterLine): 0 | 1 | undefined {
  const [own, other] = [contractKey(claim.contract), contractKey(line.contract)];
  if (own !== '' && other !== '') return own === other ? 0 : undefined;
  const phone = phoneKey(claim.phone);
  return phone !== '' && phone === phoneKey(line.phone) ? 1 : undefined;
}

/** By what claims and lines are found that may belong together: an import has a hundred thousand lines. */
function namesOf({ operator, vo, contract, phone }: ContractLine): string[] {
  const side = `${operator} ${contractKey(vo)}`;
  const [number, telephone] = [contractKey(contract), phoneKey(phone)];
  return [...(number ? [`${side} contract ${number}`] : []), ...(telephone ? [`${side} phone ${telephone}`] : [])];
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Which later lines put claims right: of the same operator and VO number, by contract before telephone number, the nearest
 * amount first. No line answers two claims, and no claim is answered twice.
 */
export function matchCorrections(claims: readonly OpenClaim[], lines: readonly LaterLine[]): Correction[] {
  const byName = new Map<string, LaterLine[]>();
  for (const line of lines)
    for (const name of namesOf(line)) {
      const same = byName.get(name);
      if (same) same.push(line);
      else byName.set(name, [line]);
    }
  const pairs = claims.flatMap((claim) =>
    [...new Set(namesOf(claim).flatMap((name) => byName.get(name) ?? []))].flatMap((line) => {
      const near = nearness(claim, line);
      const isLater = line.id !== claim.id && line.month >= claim.month;
      const won = near !== undefined && isLater && isOfKind(claim, line) ? wonBy(claim, line.amount) : 0;
      const off = Math.abs(claim.expected - claim.received - line.amount);
      return won > 0 ? [{ claim, line, near: near ?? 1, won, off }] : [];
    }),
  );
  pairs.sort(
    (a, b) =>
      a.near - b.near ||
      a.off - b.off ||
      byText(a.claim.month, b.claim.month) ||
      byText(a.claim.id, b.claim.id) ||
      byText(a.line.month, b.line.month) ||
      byText(a.line.id, b.line.id),
  );
  const used = new Set<string>();
  return pairs.flatMap(({ claim, line, won }) => {
    if (used.has(`claim ${claim.id}`) || used.has(`line ${line.id}`)) return [];
    used.add(`claim ${claim.id}`).add(`line ${line.id}`);
    return [{ claim: claim.id, line: line.id, won }];
  });
}
