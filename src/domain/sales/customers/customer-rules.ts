import { yearsAfter } from '#domain/date/calendar-day.ts';
import type { FormContext, Rule, Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';

/** Porting messages carry the company in two fields of so many characters. */
const portedName = 30;

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

export const nameForPorting: Rule = (customer) =>
  ['companyName', 'companyAddition'].flatMap((name) =>
    textOf(customer, name).length > portedName ? [{ path: name, key: 'portedName', isWarning: true as const }] : [],
  );

/** A business without either will be asked for one with its first invoice. */
export const taxIdentity: Rule = (customer) =>
  customer['clientKind'] === 'business' && isUnset(customer['vatId']) && isUnset(customer['taxNumber'])
    ? [{ path: 'vatId', key: 'taxMissing', isWarning: true }]
    : [];

/** Consumers keep their right of refund. */
export const mandateOfConsumers: Rule = ({ clientKind, bank }) =>
  clientKind === 'private' && (bank as Values | undefined)?.['mandateType'] === 'B2B'
    ? [{ path: 'bank.mandateType', key: 'mandateConsumer' }]
    : [];

/** Technicians find no parcel station. */
export const noParcelStation: Rule = (address) =>
  /post\s?fach|pack\s?station/i.test(textOf(address, 'street'))
    ? [{ path: 'street', key: 'parcelStation', isWarning: true }]
    : [];

/** A prospect needs a name and a contact detail. */
export const prospectMinimum: Rule = (customer) => {
  const isNamed = !isUnset(customer['companyName']) || !isUnset(customer['lastName']);
  const isReached = ['phone', 'mobile', 'email'].some((name) => !isUnset(customer[name]));
  const isPerson = customer['clientKind'] === 'private' || ['1', '2', '5'].includes(textOf(customer, 'salutation'));
  const nameField = isPerson ? 'lastName' : 'companyName';
  return [
    ...(isNamed ? [] : [{ path: nameField, key: 'customerName' }]),
    ...(isReached ? [] : [{ path: 'phone', key: 'customerReach' }]),
  ];
};

/** Who may conclude a contract. */
export const ofAge = ({ today }: Pick<FormContext, 'today'>) => {
  const [min, max] = [yearsAfter(today, -110), yearsAfter(today, -18)];
  return { min, max, fault: (day: string) => (day < min || day > max ? 'age' : undefined) };
};

/** Something that has happened, within memory. */
export const upToToday = ({ today }: Pick<FormContext, 'today'>) => ({
  min: yearsAfter(today, -30),
  max: today,
  fault: (day: string) => (day > today ? 'inFuture' : undefined),
});

/** Something that is to come. */
export const fromToday = ({ today }: Pick<FormContext, 'today'>) => ({
  min: today,
  max: yearsAfter(today, 10),
  fault: (day: string) => (day < today ? 'inPast' : undefined),
});

/** Something on either side of today. */
export const aroundToday = ({ today }: Pick<FormContext, 'today'>) => {
  const [min, max] = [yearsAfter(today, -30), yearsAfter(today, 30)];
  return { min, max, fault: (day: string) => (day < min || day > max ? 'date' : undefined) };
};
