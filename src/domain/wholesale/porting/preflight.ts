import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import type { FormContext, Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { mayOrder } from '../customers/customer-moves.ts';
import { formatRange, spanOf, spansOverlap } from '../numbers/number-range.ts';
import { companyCore, legalFormIn, plainCompany } from './legal-form-in-name.ts';
import { attendantIsInside, gapsIn, lineIn, restOf } from './number-blocks.ts';
import { portedRanges } from './ported-numbers.ts';

/** What there is beside a request, looked up by the server. */
export interface PortingContext extends Pick<FormContext, 'today' | 'holidays'> {
  /** The customer's record (`ws.customer`); undefined where it is gone. */
  readonly customer: { readonly isArchived: boolean; readonly data: Values } | undefined;
  readonly account: { readonly customerId: string; readonly isEnded: boolean } | undefined;
  /** Requests of the organisation that are under way, by their numbers. */
  readonly open: readonly { readonly number: string; readonly ranges: readonly NumberRange[] }[];
  /** Numbers that its customers hold already. */
  readonly held: readonly NumberRange[];
}

interface Findings {
  readonly blocking: readonly Fault[];
  readonly warnings: readonly Fault[];
}
const at = (path: string, key: string): Fault => ({ path, key });
const none: Findings = { blocking: [], warnings: [] };
const warn = (...warnings: Fault[]): Findings => ({ blocking: [], warnings });
const block = (...blocking: Fault[]): Findings => ({ blocking, warnings: [] });
const textOf = (values: Values, name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '');

/** How the holder is written here and in the customer's record: another carrier compares letter by letter. */
function holderFindings(values: Values, { customer }: PortingContext): Findings {
  const holder = valuesIn(values['holder']);
  const customerData = customer?.data;
  if (!customerData || holder['kind'] !== 'company' || isUnset(holder['company'])) return none;
  const [written, recorded] = [textOf(holder, 'company'), textOf(customerData, 'companyName')];
  const whole = `${written} ${textOf(holder, 'companyAddition')}`;
  const [form, recordedForm] = [
    legalFormIn(whole),
    legalFormIn(recorded) ?? (textOf(customerData, 'legalForm') || undefined),
  ];
  if (recorded === '') return none;
  if (companyCore(whole) !== companyCore(recorded) && companyCore(written) !== companyCore(recorded))
    return warn(at('holder.company', 'preflightHolder'));
  if (!form) return warn(at('holder.company', 'preflightNoLegalForm'));
  if (recordedForm && form !== recordedForm) return warn(at('holder.company', 'preflightLegalForm'));
  return plainCompany(whole) === plainCompany(recorded) || plainCompany(written) === plainCompany(recorded)
    ? none
    : warn(at('holder.company', 'preflightSpelling'));
}

const plainPlace = (address: Values): string =>
  ['zip', 'street', 'houseNumber']
    .map((name) =>
      textOf(address, name)
        .toLowerCase()
        .replace(/straße|strasse|str\./g, 'str')
        .replace(/[^\p{L}\d]/gu, ''),
    )
    .join(' ');

function addressFindings(values: Values, { customer }: PortingContext): Findings {
  const [written, recorded] = [valuesIn(values['holderAddr']), valuesIn(customer?.data['address'])];
  if (isUnset(written['zip']) || isUnset(recorded['zip'])) return none;
  return plainPlace(written) === plainPlace(recorded) ? none : warn(at('holderAddr.street', 'preflightAddress'));
}

/** Single numbers that follow on each other look like a line with direct dialling, which is asked for in one piece. */
const runOfSingles = 10;
function lineFindings(values: Values): Findings {
  if (values['connectionKind'] === 'single') {
    const numbers = rowsIn(values['singles']).map((row) => textOf(valuesIn(row), 'number'));
    const isRun =
      numbers.length === runOfSingles &&
      new Set(numbers.map((one) => one.slice(0, -1))).size === 1 &&
      !numbers.includes('');
    return isRun ? warn(at('connectionKind', 'preflightLooksLikeBlock')) : none;
  }
  const line = lineIn(values);
  if (values['connectionKind'] !== 'block' || line.blocks.length === 0) return none;
  const isPartial = restOf(line.blocks).length > 0;
  return warn(
    ...(line.attendant !== '' && !attendantIsInside(line) ? [at('attendant', 'preflightAttendant')] : []),
    ...(gapsIn(line.blocks).length > 0 ? [at('blocks', 'preflightGap')] : []),
    ...(isPartial && values['allNumbers'] === true ? [at('allNumbers', 'preflightPartial')] : []),
    ...(isPartial && values['allNumbers'] !== true ? [at('blocks', 'preflightRest')] : []),
  );
}

const meet = (one: readonly NumberRange[], other: readonly NumberRange[]): NumberRange | undefined =>
  one.find((range) => other.some((otherRange) => spansOverlap(spanOf(range), spanOf(otherRange))));

/** Where a request says which numbers it brings. */
const numbersPath = (values: Values): string => (values['connectionKind'] === 'block' ? 'blocks' : 'singles');

function numberFindings(values: Values, { open, held: heldRanges }: PortingContext): Findings {
  const ranges = portedRanges(values);
  const path = numbersPath(values);
  const other = open.find((request) => meet(ranges, request.ranges));
  const own = meet(ranges, heldRanges);
  return block(
    ...(other ? [at(path, `preflightOpen:${other.number}`)] : []),
    ...(own ? [at(path, `preflightHeld:${formatRange(own)}`)] : []),
  );
}

function terminationFindings({ businessCase, alreadyTerminated, terminationDate, desiredDate }: Values): Findings {
  const isOver =
    typeof terminationDate === 'string' && typeof desiredDate === 'string' && desiredDate > terminationDate;
  if (alreadyTerminated !== true) return none;
  return warn(
    ...(businessCase === 'VA-KUE-MRN' ? [at('businessCase', 'preflightOwnTermination')] : []),
    ...(isOver ? [at('desiredDate', 'preflightAfterEnd')] : []),
  );
}

const documentFindings = ({ invoiceFile }: Values): Findings =>
  rowsIn(invoiceFile).length === 0 ? warn(at('invoiceFile', 'preflightInvoice')) : none;

function chosenFindings(values: Values, { customer, account }: PortingContext): Findings {
  const isGone = !customer || customer.isArchived;
  return block(
    ...(isUnset(values['customerId']) || !isGone ? [] : [at('customerId', 'choose')]),
    ...(isGone || mayOrder(customer.data['state']) ? [] : [at('customerId', 'customerLocked')]),
    ...(isUnset(values['sipAccountId']) || (account && account.customerId === values['customerId'] && !account.isEnded)
      ? []
      : [at('sipAccountId', 'choose')]),
  );
}

/** What other carriers refuse a request for, said before it is sent. */
export function preflight(values: Values, context: PortingContext): Findings {
  const all = [
    chosenFindings(values, context),
    holderFindings(values, context),
    addressFindings(values, context),
    lineFindings(values),
    numberFindings(values, context),
    terminationFindings(values),
    documentFindings(values),
  ];
  return {
    blocking: all.flatMap(({ blocking }) => blocking),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
