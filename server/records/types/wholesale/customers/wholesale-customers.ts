import { createOf } from '#contract/record-actions.ts';
import { wholesaleCustomer, wholesaleCustomerHead } from '#contract/wholesale/customer.ts';
import { href } from '#domain/access/routes.ts';
import { storedForm } from '#domain/form/stored-form.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { addressLine, sitesOf } from '#domain/wholesale/customers/sites.ts';
import {
  coreDataContract,
  newWholesaleCustomerContract,
  type WholesaleCustomerFields,
} from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { wholesaleCustomerRecordActions, wholesaleCustomerStateTable } from './customer-actions.ts';
import { changeWholesaleCustomer, prepareWholesaleCustomer } from './customer-data.ts';
import { changeProcess, creationProcess } from './customer-processes.ts';

/** `docs/domain/wholesale-customers.md`. */
export const wholesaleCustomers = defineRecord(wholesaleCustomer, {
  owned: true,
  number: { first: 4_100_123 },
  data: storedForm<WholesaleCustomerFields>()(wholesaleCustomerHead),
  create: createOf(wholesaleCustomer.type, newWholesaleCustomerContract.shape),
  prepare: prepareWholesaleCustomer,
  sideEffects: (customer, at, id) => ({ creates: [creationProcess(customer, at, id)] }),
  columns: (customer) => ({
    name: customerName(customer),
    zip: customer.address?.zip,
    town: customer.address?.city,
    state: customer.state,
    reference: customer.externalReference,
  }),
  searchText: (customer) => [
    customerName(customer),
    customer.companyAddition,
    customer.externalReference,
    addressLine(customer.address ?? {}),
    ...sitesOf(customer).flatMap(({ name, address }) => [name, address && addressLine(address)]),
    customer.phone,
    customer.mobile,
    customer.supportPhone,
    customer.email,
    customer.vatId,
    ...[customer.contactTech, customer.contactMain].flatMap((person) => [
      person?.lastName,
      person?.phone,
      person?.mobile,
      person?.email,
    ]),
  ],
  tallied: ['state'],
  related: {
    accounts: { type: 'ws.sip', by: 'customerId', except: { field: 'state', is: 'terminated' } },
    channels: { type: 'ws.sip', by: 'customerId', except: { field: 'state', is: 'terminated' }, sum: 'channels' },
    numbers: { type: 'ws.number', by: 'customerId', except: { field: 'state', is: 'terminated' }, sum: 'count' },
  },
  unique: {
    field: 'externalReference',
    key: ({ externalReference }) => externalReference?.toLowerCase().replace(/\s+/g, ' '),
  },
  created: 'record.created',
  title: customerName,
  link: (id) => href('WholesaleCoreData', 'de', { id }),
  access: {
    read: wholesaler,
    write: wholesaler,
    actions: { lock: employee, unlock: employee, terminate: employee },
  },
  files: {
    max: 30,
    archive: 'Kunde',
    slots: { proofFile: { label: 'Adressnachweis', max: 30 } },
  },
  states: wholesaleCustomerStateTable,
  actions: wholesaleCustomerRecordActions,
  update: { fields: coreDataContract.shape, apply: changeWholesaleCustomer, sideEffects: changeProcess },
  attach: {},
});
