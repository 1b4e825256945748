import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshotFields } from '#contract/sales/order.ts';
import { internalAnswers, shownAnswers } from '#contract/sales/order-confirmation.ts';
import { productTypes } from '#contract/sales/product.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { attachedTo, type LinkCalls, linkCalls, pdfText } from './link-calls.ts';

let portal: Portal;
let link: LinkCalls;
beforeAll(async () => {
  portal = await openPortal();
  link = await linkCalls(portal);
});
afterAll(() => portal.close());

const employee = 'kanarie.mitarbeiter@etc.example.com';
const canary = 'Kanarienvogel';
const thirdIban = 'DE89370400440532013000';
const traces = /kanari|0532013000/i;
const canaries = {
  notify: { offered: employee, followUp: employee },
  note: canary,
  customerPassword: canary,
  lead: [{ at: 1, by: employee, state: 'offered', reason: canary }],
  bank: { accountHolder: canary, iban: thirdIban },
  followUpDate: canary,
  currentProvider: canary,
  ['added later']: { by: employee, iban: thirdIban, id: canary },
};

test('B8 each field of the order forms is either shown or kept', () => {
  const requests = productTypes.flatMap((type) =>
    (['business', 'public', 'private'] as const).flatMap((clientKind) =>
      Object.entries(
        fieldsOf(
          orderFormOf(type, {
            clientKind,
            salutation: clientKind === 'private' ? '1' : '3',
            tkgSize: clientKind === 'public' ? 'nonprofit' : 'other',
          }),
        ),
      ),
    ),
  );
  const names = new Set(requests.flatMap(([name, { kind }]) => (kind === 'note' ? [] : [name])));
  expect([...shownAnswers, ...internalAnswers].toSorted()).toEqual([...names].toSorted());
  const files = new Set(requests.flatMap(([name, { kind }]) => (kind === 'files' ? [name] : [])));
  expect(shownAnswers.filter((name) => files.has(name))).toEqual([]);
});

test('B8 an order keeps fields of the customer form, without the notes of the partner', () => {
  const form = [...Object.keys(fieldsOf(customerForm)), 'customerType'];
  expect(snapshotFields.filter((name) => !form.includes(name))).toEqual([]);
  const notes = ['note', 'customerPassword', 'bank', 'notify', 'lead', 'voNumber', 'followUpDate', 'leadSource'];
  expect(snapshotFields.filter((name) => notes.includes(name))).toEqual([]);
});

test('B8 nothing that partner or distributor note goes out by link, paper or mail', async () => {
  const { draft, path, email } = await link.awaiting();
  await link.changeData(draft.id, ({ confirmation, ...data }) => {
    const { customer, consents, ...snapshot } = confirmation as {
      customer: Record<string, unknown>;
      consents: object[];
    };
    return {
      ...data,
      ...Object.fromEntries(internalAnswers.filter((name) => name !== 'customerId').map((name) => [name, canary])),
      voNumber: data['voNumber'],
      customerId: data['customerId'],
      bank: { accountHolder: canary, iban: thirdIban },
      contactTech: { ...(data['contactTech'] as object), internal: canary, notify: employee },
      'added later': canary,
      confirmation: {
        ...snapshot,
        customer: { ...customer, ...canaries },
        consents: consents.map((one) => ({ ...one, by: employee })),
        notify: employee,
        'added later': employee,
      },
    };
  });
  const papers = async () => {
    for (const paper of ['order.de.pdf', 'order.en.pdf', 'summary.de.pdf']) {
      const { statusCode, rawPayload } = await link.read(`${path}/${paper}`);
      expect(statusCode).toBe(200);
      expect(await pdfText(rawPayload)).not.toMatch(traces);
    }
  };
  expect((await link.read(path)).json().state).toBe('open');
  expect((await link.read(path)).body).not.toMatch(traces);
  await papers();
  expect((await link.confirm(path)).body).not.toMatch(traces);
  expect((await link.read(path)).body).not.toMatch(traces);
  await papers();
  const [, mail = ''] = await link.mailsTo(email);
  expect(mail).not.toMatch(traces);
  for (const bytes of attachedTo(mail).slice(0, 2)) expect(await pdfText(bytes)).not.toMatch(traces);
});

test('B8 an order keeps no address of employees, and shows none that an older one has', async () => {
  const { draft, path } = await link.awaiting({ note: canary, customerPassword: 'Kanari1' });
  await link.confirm(path);
  const { orderId } = (await link.partner.read(draft.id)).data as { orderId: string };
  const { customer } = (await link.storedData(orderId)) as { customer: Record<string, unknown> };
  expect(Object.keys(customer).filter((name) => !snapshotFields.includes(name))).toEqual([]);
  await link.changeData(orderId, (data) => ({ ...data, customer: { ...customer, ...canaries } }));
  const staff = await portal.as('9001/etc.staff');
  for (const display of [
    (await link.partner.get(`/foundation/1001/data/${orderId}`)).body,
    (await staff.get(`/foundation/1001/data/${orderId}`)).body,
  ]) {
    expect(display).not.toMatch(traces);
    expect(JSON.parse(display).data.customer).toMatchObject({ companyName: customer['companyName'] });
  }
});

test('B8 two weeks after the confirmation the link says that it was given, and nothing else', async () => {
  const { path } = await link.awaiting();
  await link.confirm(path);
  portal.pass(14 * day - 1);
  expect((await link.read(path)).json().order).toMatchObject({ partner: 'Sommer Telekom GmbH' });
  expect((await link.read(`${path}/order.de.pdf`)).statusCode).toBe(200);
  portal.pass(1);
  for (const answer of [await link.read(path), await link.confirm(path)])
    expect(answer.json()).toEqual({ state: 'confirmed' });
  for (const file of ['order.de.pdf', 'summary.en.pdf', 'Allgemeine Geschäftsbedingungen.pdf'])
    expect((await link.read(`${path}/${encodeURIComponent(file)}`)).statusCode).toBe(410);
  link = await linkCalls(portal);
});
