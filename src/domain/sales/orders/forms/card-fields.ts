import * as z from 'zod/mini';
import { eid, iccid } from '#contract/devices.ts';
import { acceptedDeclaration, choice, day, email, name, optionalText, text, wholeNumber } from '#contract/fields.ts';
import type { Product } from '#contract/sales/product.ts';
import { mobileNumber } from '#contract/telephone.ts';
import { catalogueChoice, optionsByTariff } from '#domain/catalogue/choices.ts';
import type { Condition, Fields, FormContext } from '#domain/form/form-description.ts';
import {
  checkbox,
  choices,
  date,
  emailField,
  group,
  line,
  numberField,
  phoneField,
  radio,
  select,
} from '#domain/form/form-fields.ts';
import { adultDays, contractEndDays } from '../mobile-rules.ts';
import type { CustomerTraits } from '../order-customer.ts';
import { workingDaysFrom } from '../start-dates.ts';
import type { OrderFacts } from './order-facts.ts';

const simTypes = ['esim', 'card', 'blank'] as const;
export const cardNumberModes = ['new', 'port'] as const;
const portProviders = ['telekom', 'vodafone', 'telefonica', 'oneAndOne', 'other'] as const;
const portTimings = ['now', 'contractEnd', 'afterEnd'] as const;
const roamings = ['eu', 'world', 'blocked'] as const;
const cardBarrings = ['thirdParty', 'premiumSms', '0900', 'callsAbroad', 'dataRoaming'] as const;
const holderKinds = ['person', 'company'] as const;
const colours = ['black', 'white', 'blue'] as const;
const storages = ['128', '256', '512'] as const;
/** A card can be activated or ported so many days ahead at most. */
const latestActivation = 120;

const isEsim: Condition = { field: 'simType', is: ['esim'] };
const ports: Condition = { field: 'numberMode', is: ['port'] };
const otherHolder: Condition = { field: 'portHolderDiffers', is: [true] };
const isPerson: Condition = { field: 'portHolderKind', is: ['person'] };
const isCompany: Condition = { field: 'portHolderKind', is: ['company'] };
const hasDevice: Condition = {
  all: [{ field: 'device', isGiven: true }, { not: { field: 'device', is: ['none'] } }],
};

const simFields = (product: Product): Fields => ({
  userName: line('userName', optionalText(50), { hint: 'userNameHint' }),
  tariff: select('cardTariff', catalogueChoice('cardTariffs', product), { words: 'products:cardTariffs' }),
  simType: radio('simType', choice(simTypes), { words: 'simTypes' }),
  esimEmail: emailField('esimEmail', email, { hint: 'esimEmailHint', follows: true, when: isEsim }),
  eid: line('eid', z.optional(eid), { inputMode: 'numeric', follows: true, when: isEsim }),
  iccid: line('iccid', iccid, { inputMode: 'numeric', follows: true, when: { field: 'simType', is: ['blank'] } }),
  multiSim: numberField('multiSim', z.optional(wholeNumber(0, 2)), { inputMode: 'numeric' }),
});

const holder = group(
  'cardHolder',
  {
    company: line('porting:company', text(1, 80), { hint: 'porting:companyHint', when: isCompany }),
    firstName: line('blocks:firstName', name, { when: isPerson }),
    lastName: line('blocks:lastName', name, { when: isPerson, beside: 'equal' }),
    birthDate: date('birthDate', day, { when: isPerson, days: adultDays }),
  },
  { hint: 'cardHolderHint', follows: true, when: otherHolder },
);

/** A company is known to its provider by a customer number. */
const holdsAsCompany = ({ isNatural }: CustomerTraits): Condition => (isNatural ? isCompany : ports);

const portFields = (customer: CustomerTraits): Fields => ({
  portNumber: phoneField('portNumber', mobileNumber, { follows: true, when: ports }),
  portProvider: select('portProvider', choice(portProviders), { words: 'portProviders', follows: true, when: ports }),
  portNetwork: line('portNetwork', text(2, 40), {
    follows: true,
    when: { field: 'portProvider', is: ['other'] },
  }),
  portHolderDiffers: checkbox('portHolderDiffers', z.boolean(), { follows: true, when: ports }),
  portHolderKind: radio('porting:holderKind', choice(holderKinds), {
    words: 'porting:holderKinds',
    columns: 2,
    follows: true,
    when: otherHolder,
  }),
  holder,
  portCustomerNo: line('portCustomerNo', optionalText(20), {
    follows: true,
    when: ports,
    requiredWhen: holdsAsCompany(customer),
  }),
  portTiming: radio('portTiming', choice(portTimings), { words: 'portTimings', follows: true, when: ports }),
  portContractEnd: date('portContractEnd', day, {
    follows: true,
    when: { field: 'portTiming', is: ['contractEnd', 'afterEnd'] },
    days: contractEndDays,
    daysFrom: ['portTiming'],
  }),
  portOptIn: checkbox('portOptIn', acceptedDeclaration, {
    hint: 'portOptInHint',
    follows: true,
    when: { field: 'portTiming', is: ['now'] },
  }),
  portPin: line('portPin', optionalText(10), { hint: 'portPinHint', follows: true, when: ports }),
  portPrepaid: checkbox('portPrepaid', z.boolean(), { follows: true, when: ports }),
  prepaidWaiver: checkbox('prepaidWaiver', acceptedDeclaration, {
    follows: true,
    when: { field: 'portPrepaid', is: [true] },
  }),
});

const useFields = (product: Product): Fields => ({
  roaming: select('roaming', choice(roamings), { words: 'roamings' }),
  roamingCostCap: checkbox('roamingCostCap', z.boolean()),
  barring: choices('cardBarring', z.optional(z.array(choice(cardBarrings))), { words: 'cardBarrings' }),
  options: choices('options', z.optional(z.array(catalogueChoice('cardOptions', product))), {
    words: 'products:cardOptions',
    ...optionsByTariff('cardOptions', product),
  }),
  device: select('device', catalogueChoice('cardDevices'), { words: 'products:cardDevices' }),
  deviceColour: select('deviceColour', choice(colours), { words: 'colours', follows: true, when: hasDevice }),
  deviceStorage: select('deviceStorage', choice(storages), { words: 'storages', follows: true, when: hasDevice }),
  mailbox: checkbox('mailbox', z.boolean()),
  evn: checkbox('cardEvn', z.boolean()),
  startMode: radio('activation', choice(['asap', 'date']), { words: 'activations', columns: 2 }),
  startDate: date('activationDate', day, {
    hint: 'desiredDateHint',
    follows: true,
    when: { field: 'startMode', is: ['date'] },
    days: (context: FormContext) => workingDaysFrom(context, 1, latestActivation),
  }),
});

/** One card of a mobile order (`docs/domain/order-forms.md#mobile`). */
export const cardFields = ({ customer, product }: OrderFacts): Fields => ({
  ...simFields(product),
  numberMode: radio('cardNumberMode', choice(cardNumberModes), { words: 'cardNumberModes', columns: 2 }),
  ...portFields(customer),
  ...useFields(product),
});

export const newCard = {
  roaming: 'eu',
  roamingCostCap: true,
  barring: ['thirdParty'],
  device: 'none',
  mailbox: true,
  numberMode: 'new',
  startMode: 'asap',
};
