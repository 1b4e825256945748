import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#domain/form/conditions.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { isRequired, requestOf } from '#domain/form/form-values.ts';
import { carriedFields } from '#domain/sales/customers/carried-fields.ts';
import { customerForm, prospectContract, prospectForm } from '#domain/sales/customers/customer-form.ts';
import {
  customerBody,
  customerGroups,
  groupsOpenForOrder,
  newCustomerContract,
  newCustomerForm,
  pathHere,
} from '#domain/sales/customers/new-customer.ts';
import { personIn, placeIn } from '#domain/sales/customers/short-answers.ts';

const context = { today: '2026-11-23', holidays: {}, voNumbers: undefined };
const business = { clientKind: 'business', companyName: 'Ahrens Haustechnik', phone: '040 66969 0', consentData: true };

/** The faults that hold the form back, by the field that they stand at. */
function faultsOf(values: Record<string, unknown>): string[] {
  const request = requestOf(newCustomerForm, filledForm(newCustomerForm, values));
  const issues = newCustomerContract.safeParse(request).error?.issues ?? [];
  const byRule = ruleFaults(newCustomerForm, request, context).map(({ path }) => path);
  return [...new Set([...issues.map(({ path }) => path.map(String).join('.')), ...byRule])].sort();
}

describe('§customers a new customer by six answers', () => {
  test.each([
    ['Jörn Ahrens', { firstName: 'Jörn', lastName: 'Ahrens' }],
    ['  Ahrens ', { lastName: 'Ahrens' }],
    ['Ahrens, Jörn', { firstName: 'Jörn', lastName: 'Ahrens' }],
    [
      'Frau Dr. Anne-Marie von der Heide',
      { salutation: '2', title: 'Dr.', firstName: 'Anne-Marie', lastName: 'von der Heide' },
    ],
    ['Herrn Jörn Ahrens', { salutation: '1', firstName: 'Jörn', lastName: 'Ahrens' }],
    ['Frauke Herrmann', { firstName: 'Frauke', lastName: 'Herrmann' }],
    ['Prof. Dr. Mia Ostwald', { title: 'Prof. Dr.', firstName: 'Mia', lastName: 'Ostwald' }],
    ['Karl Otto Müller', { firstName: 'Karl Otto', lastName: 'Müller' }],
    ['Vincent van Gogh', { firstName: 'Vincent', lastName: 'van Gogh' }],
    ['', {}],
  ])('the person "%s" falls into its parts', (typed, parts) => {
    expect(personIn(typed)).toEqual(parts);
  });

  test.each([
    ['20457 Hamburg', { zip: '20457', city: 'Hamburg' }],
    ['Hamburg, 20457', { zip: '20457', city: 'Hamburg' }],
    ['D-20457 Hamburg', { zip: '20457', city: 'Hamburg', country: 'DE' }],
    ['20 457 Hamburg', { zip: '20457', city: 'Hamburg' }],
    ['A-1010 Wien', { zip: '1010', city: 'Wien', country: 'AT' }],
    ['CH 8001 Zürich', { zip: '8001', city: 'Zürich', country: 'CH' }],
    ['60311 Frankfurt am Main', { zip: '60311', city: 'Frankfurt am Main' }],
    ['06108 Halle (Saale)', { zip: '06108', city: 'Halle (Saale)' }],
    ['Hamburg', { city: 'Hamburg' }],
    ['20457', { zip: '20457' }],
    ['', {}],
  ])('the place "%s" falls into its parts', (typed, parts) => {
    expect(placeIn(typed)).toEqual(parts);
  });

  test.each([
    ['a company', business, []],
    ['a mail in place of a telephone', { ...business, phone: '', email: 'info@ahrens.example.com' }, []],
    ['no name', { ...business, companyName: '' }, ['companyName']],
    ['no way to reach it', { ...business, phone: '' }, ['phone']],
    ['no consent', { ...business, consentData: false }, ['consentData']],
    ['a private person', { ...business, clientKind: 'private', companyName: '', lastName: 'Feld' }, []],
    ['a private person without a name', { ...business, clientKind: 'private', companyName: '' }, ['lastName']],
    ['a postcode of three digits', { ...business, place: '204 Hamburg' }, ['place']],
    ['an Austrian postcode in Germany', { ...business, place: '1010 Wien', address: { country: 'DE' } }, ['place']],
    ['an Austrian postcode with its sign', { ...business, place: 'A-1010 Wien', address: { country: 'DE' } }, []],
    ['digits for a person', { ...business, contactName: '12 34' }, ['contactName']],
    ['a street without a place', { ...business, address: { street: 'Kontorweg' } }, []],
  ])('%s', (_case, values, faults) => {
    expect(faultsOf(values)).toEqual(faults);
  });

  test('the answers make a customer that the server takes', () => {
    const typed = { ...business, contactName: 'Jörn Ahrens', place: '20457 Hamburg', address: { country: 'DE' } };
    const body = customerBody(requestOf(newCustomerForm, filledForm(newCustomerForm, typed)));
    expect(body).toMatchObject({
      salutation: '3',
      address: { zip: '20457', city: 'Hamburg', country: 'DE' },
      contactMain: { firstName: 'Jörn', lastName: 'Ahrens' },
    });
    expect(prospectContract.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  test.each([
    ['is reached as the company', { contactName: 'Jörn Ahrens' }, { phone: '+49 40 66969-0' }],
    ['keeps a line of its own', { contactName: 'Jörn Ahrens', contactMain: { phone: '1' } }, { phone: '1' }],
    ['without a name is not reached', { contactName: '' }, { phone: undefined }],
  ])('the person of a company %s', (_case, values, reach) => {
    const { contactMain } = customerBody({ ...business, phone: '+49 40 66969-0', ...values });
    expect({ phone: undefined, ...(contactMain as object) }).toMatchObject(reach);
  });

  test('every field of a customer can be given, and what an order demands stands where it is marked', () => {
    const ofCustomer = fieldsOf(customerForm);
    const own = fieldsOf(newCustomerForm);
    expect(Object.keys(ofCustomer).filter((name) => !Object.hasOwn(own, name))).toEqual([]);
    const unmarked = customerGroups.filter(({ isNeeded }) => !isNeeded).flatMap(({ fields }) => Object.keys(fields));
    const demanded = Object.entries(ofCustomer).flatMap(([name, field]) => (isRequired(field) ? [name] : []));
    // The draft itself asks for the VO number.
    expect(demanded.filter((name) => unmarked.includes(name))).toEqual(['voNumber']);
  });

  test('what an order will ask for is counted by groups', () => {
    const names = (values: object) =>
      groupsOpenForOrder(filledForm(newCustomerForm, { ...business, ...values })).map(({ name }) => name);
    expect(names({})).toEqual(['company', 'address', 'people', 'billing']);
    expect(names({ place: '20457 Hamburg', address: { street: 'Weg', houseNumber: '8', country: 'DE' } })).toEqual([
      'company',
      'people',
      'billing',
    ]);
  });

  test.each([
    ['address.zip', 'place'],
    ['address.city', 'place'],
    ['address.street', 'address.street'],
    ['contactMain.lastName', 'contactName'],
    ['vatId', 'vatId'],
  ])('a fault of %s stands at %s', (path, here) => {
    expect(pathHere(path)).toBe(here);
  });

  const typed = customerBody({
    ...business,
    contactName: 'Jörn Ahrens',
    place: '20457 Hamburg',
    prospectStage: 'new',
    address: { country: 'DE' },
  });
  test.each([
    ['an empty one', {}, ['companyName', 'address', 'phone', 'contactMain', 'consentData']],
    [
      'one with an address and a telephone',
      { address: { zip: '10115' }, phone: '1', companyName: 'A' },
      ['contactMain', 'consentData'],
    ],
    [
      'one with a country alone',
      { address: { country: 'AT' }, companyName: 'A', phone: '1' },
      ['address', 'contactMain', 'consentData'],
    ],
  ])('typed answers go along to a customer that is there already: %s', (_case, stored, names) => {
    const fields = carriedFields(prospectForm, filledForm(prospectForm, stored), typed);
    expect(Object.keys(fields).sort()).toEqual([...names].sort());
  });
});
