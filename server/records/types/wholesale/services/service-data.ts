import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { NumberData } from '#contract/wholesale/number.ts';
import type { ServiceData } from '#contract/wholesale/service.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import type { FieldOption, Values } from '#domain/form/form-description.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { sitesOf } from '#domain/wholesale/customers/sites.ts';
import { formatRange, pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import { type ServiceFields, serviceContract, serviceForm } from '#domain/wholesale/services/service-form.ts';
import { servicePrice, serviceTariffs } from '#domain/wholesale/services/service-prices.ts';
import { invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import { type ActionContext, RuleViolation, type SeenRecord } from '#server/records/engine/definition/action.ts';

/** Answers that are judged as a whole. */
type ServiceRequest = Values & { readonly customerId: string };

/** The customer that something is ordered for. Throws where there is none, or none that can order. */
export async function orderingCustomer(id: string, { look }: ActionContext): Promise<SeenRecord> {
  const customer = await look.find('ws.customer', id);
  if (!customer) throw invalidFields({ customerId: 'customerGone' });
  if (!mayOrder(customer.data['state']))
    throw new RuleViolation('Für gesperrte und gekündigte Kunden werden keine Dienste angelegt.');
  return customer;
}

/** As many as one look finds: where there are more, choices are judged by what is found one by one. */
const most = 50;

async function choicesOf(customer: SeenRecord, { look }: ActionContext) {
  const [accounts, numbers] = await Promise.all([
    look.search('ws.sip', { customerId: customer.id }),
    look.search('ws.number', { customerId: customer.id }),
  ]);
  const known = (all: readonly FieldOption[]) => (all.length < most ? all : undefined);
  const alive = accounts.filter(({ data }) => data['state'] !== 'terminated');
  return {
    accounts: known(alive.map(({ id, columns }) => ({ value: id, label: columns.sipUser ?? '' }))),
    numbers: known(
      numbers
        .map(({ data }) => data as NumberData)
        .filter(({ state }) => state !== 'terminated')
        .map(({ range }) => ({ value: `+${pilotNumber(range)}`, label: formatRange(range) })),
    ),
    sites: sitesOf(customer.data).map(({ name = '' }) => ({ value: name, label: name })),
  };
}

async function judged(fields: Values, customer: SeenRecord, at: ActionContext): Promise<ServiceFields> {
  const result = serviceContract.safeParse(fields);
  const context = { today: at.today, holidays: at.holidays, ...(await choicesOf(customer, at)) };
  const faults = {
    ...Object.fromEntries(ruleFaults(serviceForm, fields, context).map(({ path, key }) => [path, key])),
    ...(result.success ? {} : fieldFaults(result.error.issues)),
  };
  if (!result.success || Object.keys(faults).length > 0) throw invalidFields(faults);
  return result.data;
}

/** The account that a service changes; it belongs to the customer and can still be changed. */
async function accountOf({ account }: ServiceFields, customer: SeenRecord, { look }: ActionContext) {
  if (account === undefined) return undefined;
  const found = await look.find('ws.sip', account);
  const data = found?.data as SipData | undefined;
  if (!data || data.customerId !== customer.id || data.state === 'terminated')
    throw invalidFields({ account: 'choose' });
  return data;
}

function identifierOf({ label, number, serviceType }: ServiceFields, account: SipData | undefined): string {
  return account?.sipUser ?? label ?? (number && formatPhone(number)) ?? serviceType;
}

/** A new service; what it brings with it begins on its first day. */
export async function prepareService(
  { customerId, ...asked }: ServiceRequest,
  at: ActionContext,
): Promise<ServiceData> {
  const customer = await orderingCustomer(customerId, at);
  const fields = await judged(asked, customer, at);
  const price = servicePrice(fields.serviceType, fields);
  if (!price) throw invalidFields({ serviceType: 'choose' });
  const account = await accountOf(fields, customer, at);
  const maxChannels = (account?.maxChannels ?? 0) + price.quantity;
  if (fields.serviceType === 'channels' && maxChannels > 480) throw invalidFields({ delta: 'between:1:480' });
  const begin = fields.startDate ?? at.today;
  const { term } = serviceTariffs[fields.serviceType] ?? {};
  const sipAccountId = fields.serviceType === 'sipTrunk' ? at.newId() : fields.account;
  return {
    ...fields,
    state: 'ordered',
    customerId,
    customerName: customerName(customer.data),
    identifier: identifierOf(fields, account),
    ...(sipAccountId && { sipAccountId }),
    quantity: price.quantity,
    price: { oneOff: price.oneOff, monthly: price.monthly },
    begin,
    ...(term !== undefined && { termEnd: monthsAfter(begin, term) }),
    processId: at.newId(),
  };
}
