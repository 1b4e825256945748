import { isWorkingDay } from '../date/working-days.ts';
import { rowsIn, valuesIn } from '../form/conditions.ts';
import type { FormContext, Values } from '../form/form-description.ts';
import { isUnset } from '../form/form-values.ts';
import { addDays } from '../date/berlin-day.ts';
import { blockRows, blockSize, isSoundBlock, linePlan } from './line-blocks.ts';

/** What carriers refuse requests for, in the order in which they look at them. */
export const checkNames = [
  'holder',
  'address',
  'provider',
  'oneLine',
  'numbers',
  'termination',
  'date',
  'form',
  'invoice',
] as const;
export type CheckName = (typeof checkNames)[number];

/** `open` where nothing was answered yet, `look` where a second look is worth it. */
export interface PreflightCheck {
  readonly name: CheckName;
  readonly state: 'fine' | 'look' | 'open';
  /** Key of the `portings` texts below `preflight.<name>`; what it names. */
  readonly why: string;
  readonly about?: Readonly<Record<string, string>>;
  /** The field to mend it in. */
  readonly path: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const legalForm =
  /\b(?:GmbH|mbH|AG|SE|KG|KGaA|OHG|UG|GbR|eG|PartG(?:mbB)?|Ltd|Limited|Stiftung|Verein)\b|\be\.\s?(?:K|V|Kfm|Kfr|G)\b|\bi\.\s?G\b/i;
/** True where a company's name says what kind of company it is. */
export const namesLegalForm = (company: string): boolean => legalForm.test(company);

/** Names that differ in more than blanks and case. */
const differ = (a: string, b: string) =>
  a.toLowerCase().replaceAll(/\s+/g, ' ').trim() !== b.toLowerCase().replaceAll(/\s+/g, ' ').trim();

type Checked = Omit<PreflightCheck, 'name'>;
const fine = (path: string, why = 'fine'): Checked => ({ state: 'fine', why, path });
const open = (path: string): Checked => ({ state: 'open', why: 'open', path });
const look = (path: string, why: string, about?: Record<string, string>): Checked => ({
  state: 'look',
  why,
  path,
  ...(about && { about }),
});

function holder({ holder: of, customerName }: Values): Checked {
  const { kind, company, companyAddition, firstName, lastName } = valuesIn(of);
  if (kind === 'person')
    return text(firstName) && text(lastName) ? fine('holder.lastName', 'person') : open('holder.lastName');
  const name = text(company);
  if (!name) return open(kind === 'company' ? 'holder.company' : 'holder.kind');
  const whole = [name, text(companyAddition)].filter(Boolean).join(' ');
  if (!namesLegalForm(whole)) return look('holder.company', 'legalForm', { company: whole });
  const customer = text(customerName);
  if (customer && differ(whole, customer)) return look('holder.company', 'otherName', { company: whole, customer });
  return fine('holder.company', 'company');
}

function address({ holderAddr }: Values): Checked {
  const known = valuesIn(holderAddr);
  const missing = ['street', 'houseNumber', 'zip', 'city'].find((name) => !text(known[name]));
  if (missing) return open(`holderAddr.${missing}`);
  return /\d$/.test(text(known['street'])) ? look('holderAddr.street', 'numberInStreet') : fine('holderAddr.street');
}

function provider({ losingProvider, losingProviderText, losingCustomerNo }: Values): Checked {
  if (!text(losingProvider)) return open('losingProvider');
  if (losingProvider === 'OTHER' && !text(losingProviderText)) return open('losingProviderText');
  return text(losingCustomerNo) ? fine('losingProvider') : look('losingCustomerNo', 'noCustomerNo');
}

function oneLine({ connectionKind, singles, businessCase }: Values): Checked {
  if (!text(connectionKind)) return open('connectionKind');
  if (connectionKind === 'block')
    return businessCase === 'VA-RRNP' ? look('businessCase', 'blockWithoutTermination') : fine('connectionKind', 'block');
  return rowsIn(singles).length > 3
    ? look('singles', 'manySingles', { n: String(rowsIn(singles).length) })
    : fine('connectionKind', 'single');
}

function numbers({ connectionKind, singles, onkz, ddiBase, attendant, blocks }: Values): Checked {
  if (connectionKind !== 'block') {
    const known = rowsIn(singles).filter((row) => text(valuesIn(row)['number']));
    return known.length > 0 ? fine('singles', 'single') : open('singles');
  }
  const missing = Object.entries({ onkz, ddiBase, attendant }).find(([, value]) => !text(value));
  if (missing) return open(missing[0]);
  const rows = blockRows(blocks);
  const plan = linePlan(rows);
  if (plan.blocks.length === 0) return open('blocks');
  if (plan.overlapping > 0) return look('blocks', 'overlap');
  const odd = rows.find((row) => isSoundBlock(row) && blockSize(row) % 10 !== 0);
  if (odd) return look('blocks', 'oddBlock', { from: odd.from, to: odd.to });
  return plan.left > 0 ? look('blocks', 'partial', { n: String(plan.left) }) : fine('blocks', 'block');
}

const termination = ({ alreadyTerminated }: Values): Checked =>
  alreadyTerminated === true ? look('alreadyTerminated', 'own') : fine('alreadyTerminated');

function date({ desiredDate }: Values, { holidays }: FormContext): Checked {
  const day = text(desiredDate);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return open('desiredDate');
  return isWorkingDay(addDays(day, 1), holidays) ? fine('desiredDate') : look('desiredDate', 'beforeDayOff');
}

function form({ formFile, formSignedOn }: Values): Checked {
  if (rowsIn(formFile).length === 0) return open('formFile');
  return isUnset(formSignedOn) ? open('formSignedOn') : fine('formFile');
}

const invoice = ({ invoiceFile }: Values): Checked =>
  rowsIn(invoiceFile).length > 0 ? fine('invoiceFile') : look('invoiceFile', 'missing');

const checks: Readonly<Record<CheckName, (values: Values, context: FormContext) => Checked>> = {
  holder,
  address,
  provider,
  oneLine,
  numbers,
  termination,
  date,
  form,
  invoice,
};

/** What a carrier would look at, before it does; `customerName` is that of the chosen customer. */
export const preflight = (values: Values, context: FormContext): PreflightCheck[] =>
  checkNames.map((name) => ({ name, ...checks[name](values, context) }));
