import * as z from 'zod/mini';
import { bic, compact, iban, isOutsideSepa } from '#contract/bank.ts';
import { isForeignVatId } from '#contract/company.ts';
import { anyZip, choice, email, houseNumber, isZip, name, optionalText, street, text } from '#contract/fields.ts';
import { personSalutations, titles } from '#contract/me/own-profile.ts';
import { phone } from '#contract/telephone.ts';
import { isOddHouseNumber } from '#contract/text/house-number.ts';
import type { Condition, Fields, Rule, Values } from './form-description.ts';
import { emailField, group, line, phoneField, radio, select } from './form-fields.ts';
import { isUnset } from './form-values.ts';

/** Countries of an address; a site that is supplied lies in Germany. */
const countries = ['DE', 'AT', 'CH'] as const;
/** Salutations (§3-16); 4 is invalid, and only 1 and 2 stand before a person. */
export const salutations = ['1', '2', '3', '5'] as const;
export { personSalutations, titles };

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

export const oddHouseNumber = (answer: string) => (isOddHouseNumber(answer) ? 'houseNumberOdd' : undefined);
const outsideSepa = (answer: string) => (isOutsideSepa(answer) ? 'ibanOutsideSepa' : undefined);
export const foreignVatId = (answer: string) => (isForeignVatId(answer) ? 'vatIdForeign' : undefined);

const zipOfCountry: Rule = (address) => {
  const [zip, country] = [textOf(address, 'zip'), textOf(address, 'country') || 'DE'];
  if (zip === '' || isZip(zip, country)) return [];
  return [{ path: 'zip', key: country === 'DE' ? 'zip' : 'zipAbroad' }];
};

const houseNumberInStreet: Rule = (address) =>
  /\d$/.test(textOf(address, 'street')) ? [{ path: 'street', key: 'streetWithNumber', isWarning: true }] : [];

const addressFields = {
  street: line('blocks:street', street),
  houseNumber: line('blocks:houseNumber', houseNumber, { beside: 'longShort', warning: oddHouseNumber }),
  addressAddition: line('blocks:addressAddition', optionalText(40), { hint: 'blocks:addressAdditionHint' }),
  zip: line('blocks:zip', anyZip, { inputMode: 'numeric' }),
  city: line('blocks:city', text(2, 60), { beside: 'shortLong' }),
} as const;

interface Placed {
  readonly when?: Condition;
  readonly hint?: string;
  readonly follows?: true;
  readonly rules?: readonly Rule[];
}
const addressRules = (more: readonly Rule[] = []) => [zipOfCountry, houseNumberInStreet, ...more];

/** `{addr}` of a contract partner or of an invoice. */
export const address = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(
    label,
    { ...addressFields, country: select('blocks:country', choice(countries), { words: 'blocks:countries' }) },
    { ...placed, rules: addressRules(placed.rules) },
  );

/** `{addr}` of a place that is supplied: in Germany. */
export const siteAddress = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(label, addressFields, { ...placed, rules: addressRules(placed.rules) });

const optional = <const C extends z.ZodMiniType>(contract: C) => z.optional(contract);

/** Telephone or mobile is required to reach a person. */
export const phoneOrMobile: Rule = (person) =>
  isUnset(person['phone']) && isUnset(person['mobile']) ? [{ path: 'phone', key: 'phoneOrMobile' }] : [];

/** The signatory of a company, without contact details. */
export const signatory = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(
    label,
    {
      firstName: line('blocks:firstName', name),
      lastName: line('blocks:lastName', name, { beside: 'equal' }),
      position: line('blocks:position', optionalText(50)),
    },
    placed,
  );

const personFields = {
  salutation: radio('blocks:salutation', choice(personSalutations), { words: 'blocks:salutations', columns: 2 }),
  title: select('blocks:title', optional(choice(titles)), {
    options: () => titles.map((value) => ({ value, label: value })),
  }),
  position: line('blocks:position', optionalText(50), { beside: 'shortLong' }),
  firstName: line('blocks:firstName', name, { autoComplete: 'given-name' }),
  lastName: line('blocks:lastName', name, { autoComplete: 'family-name', beside: 'equal' }),
  phone: phoneField('blocks:phone', optional(phone)),
  mobile: phoneField('blocks:mobile', optional(phone), { beside: 'equal' }),
  email: emailField('blocks:email', email),
} as const satisfies Fields;

/** `{person}`: a person to ask, to call or to sign. */
export const person = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(label, personFields, { ...placed, rules: [phoneOrMobile, ...(placed.rules ?? [])] });

const mandateTypes = ['CORE', 'B2B'] as const;

const bicAbroad: Rule = (bank) => {
  const isForeign = /^[A-Z]{2}/i.test(textOf(bank, 'iban')) && !/^DE/i.test(textOf(bank, 'iban'));
  return isForeign && isUnset(bank['bic']) ? [{ path: 'bic', key: 'bicAbroad' }] : [];
};

const accountFields = {
  accountHolder: line('blocks:accountHolder', text(2, 70)),
  iban: line('blocks:iban', iban, { hint: 'blocks:ibanHint', warning: outsideSepa }),
  bic: line('blocks:bic', optional(bic), { hint: 'blocks:bicHint' }),
  bankName: line('blocks:bankName', optionalText(60), { beside: 'shortLong' }),
} as const satisfies Fields;

const ibanTwice: Rule = (account) =>
  isUnset(account['ibanRepeat']) || compact(textOf(account, 'iban')) === compact(textOf(account, 'ibanRepeat'))
    ? []
    : [{ path: 'ibanRepeat', key: 'ibanMismatch' }];

/** Where is paid to: the IBAN is given twice. */
export const account = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(
    label,
    {
      accountHolder: accountFields.accountHolder,
      iban: accountFields.iban,
      ibanRepeat: line('blocks:ibanRepeat', iban),
      bic: accountFields.bic,
      bankName: accountFields.bankName,
    },
    { ...placed, rules: [bicAbroad, ibanTwice, ...(placed.rules ?? [])] },
  );

/** `{bank}`: where is debited; reference and creditor identifier are given by the portal. */
export const bank = <const P extends Placed>(label: string, placed: P = {} as P) =>
  group(
    label,
    {
      ...accountFields,
      mandateType: radio('blocks:mandateType', choice(mandateTypes), { words: 'blocks:mandateTypes' }),
    },
    { ...placed, rules: [bicAbroad, ...(placed.rules ?? [])] },
  );
