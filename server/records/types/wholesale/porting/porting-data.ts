import type { ColumnsOfType } from '#contract/columns-by-type.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { withFiles } from '#domain/form/form-files.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
import { portingAnswers } from '#domain/wholesale/porting/porting-check.ts';
import { portingDefaults } from '#domain/wholesale/porting/porting-fields.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { waitsFor } from '#domain/wholesale/porting/porting-states.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The numbers of a request as partners read them. */
export const numbersText = (porting: PortingData): string =>
  portedRanges(porting)
    .map((range) => formatRange(range))
    .join(', ');

function losingProviderName(porting: PortingData): string | undefined {
  const code = textOf(porting['losingProvider']);
  return code === 'OTHER' ? textOf(porting['losingProviderText']) : code && providerName(code);
}

/** Customers and accounts of other foundations cannot be chosen; one that was removed meanwhile stays until it is sent. */
async function chosen<const Type extends 'ws.customer' | 'ws.sip'>(
  at: ActionContext,
  type: Type,
  id: string | undefined,
  field: string,
  before?: string,
) {
  if (!id) return undefined;
  const found = await at.look.find(type, id);
  if (!found && id !== before) throw invalidFields({ [field]: 'choose' });
  return found;
}

/** A request with the names of those that it names. */
async function withNames(porting: PortingData, at: ActionContext, before?: PortingData): Promise<PortingData> {
  const { customerName: _name, sipUser: _user, ...rest } = porting;
  const customer = await chosen(at, 'ws.customer', rest.customerId, 'customerId', before?.customerId);
  const account = await chosen(at, 'ws.sip', rest.sipAccountId, 'sipAccountId', before?.sipAccountId);
  const customerName =
    customer?.columns.name ?? (rest.customerId === before?.customerId ? before?.customerName : undefined);
  const sipUser =
    account?.columns.sipUser ?? (rest.sipAccountId === before?.sipAccountId ? before?.sipUser : undefined);
  return { ...rest, ...(customerName && { customerName }), ...(sipUser && { sipUser }) } as PortingData;
}

export const begunPorting = (answers: Readonly<Record<string, unknown>>, at: ActionContext): Promise<PortingData> =>
  withNames({ ...portingDefaults, ...answers, state: 'draft', timeline: [] } as PortingData, at);

/** The porting that was about to be sent is a draft again. */
export async function changedPorting(
  porting: PortingData,
  at: ActionContext,
  before: PortingData,
): Promise<PortingData> {
  const { outgoing: _taken, untouchedUntil: _over, ...rest } = await withNames(porting, at, before);
  return rest as PortingData;
}

/** A new draft with the same answers and files, without dates. */
export function copiedPorting(
  porting: PortingData,
  at: ActionContext,
  fileOf: (id: string) => string,
): Promise<PortingData> {
  const { desiredDate: _day, ...answers } = withFiles(portingForm, portingAnswers(porting), fileOf);
  return begunPorting(answers, at);
}

export const portingValues = (porting: PortingData): ColumnsOfType<'ws.porting'> => ({
  numbers: numbersText(porting) || undefined,
  state: porting.state,
  customer: porting.customerName,
  provider: losingProviderName(porting),
  customerId: porting.customerId,
  date: porting.agreedDate ?? textOf(porting['desiredDate']),
  accountId: porting.sipAccountId,
  vaId: porting.vaId,
  waitsFor: waitsFor(porting.state),
});

export function portingSearchText(porting: PortingData): (string | undefined)[] {
  const holder = valuesIn(porting['holder']);
  return [
    porting.customerName,
    porting.sipUser,
    porting.vaId,
    losingProviderName(porting),
    numbersText(porting),
    textOf(porting['internalReference']),
    textOf(porting['losingCustomerNo']),
    ...['company', 'firstName', 'lastName'].map((name) => textOf(holder[name])),
  ];
}
