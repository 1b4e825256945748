import { maskedIban } from '#contract/bank.ts';
import { createOf } from '#contract/record-actions.ts';
import { confirmDuplicate, customerHead } from '#contract/sales/customer.ts';
import { href } from '#domain/access/routes.ts';
import { storedForm } from '#domain/form/stored-form.ts';
import { type CustomerFields, prospectContract } from '#domain/sales/customers/customer-form.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { shownStage } from '#domain/sales/customers/leads.ts';
import { customerFaults } from '#domain/sales/drafts/customer-answers.ts';
import { employee, noAccess } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { salesPartner } from '../access.ts';
import { customerRecordActions, customerStates } from './customer-actions.ts';
import { customerCalendar } from './customer-calendar.ts';
import { type CustomerData, changeCustomer, isEstablished, prepareCustomer } from './customer-data.ts';
import { customerDue, customerDueActions } from './customer-due.ts';
import { customerWork } from './customer-work.ts';

const fields = { ...prospectContract.shape, confirmDuplicate };

const missingForOrder = (customer: CustomerData) =>
  customerFaults(customer).map(({ path, key }) => ({ path, message: key }));

/** `docs/domain/customers.md`. */
export const customers = defineType('hfo.vp.customer', {
  owned: true,
  number: { first: 4_000_000, later: true },
  data: storedForm<CustomerFields>()(customerHead),
  create: createOf('hfo.vp.customer', fields),
  prepare: ({ type: _type, ...customer }, at) => prepareCustomer(customer, at),
  columns: (customer) => ({
    name: customerName(customer),
    place: placeOf(customer),
    kind: customer.customerType,
    phone: customer.phone ?? customer.mobile,
    voNumber: customer.voNumber,
    stage: shownStage(customer.customerType, customer.leadState, customer.prospectStage),
    contractEnd: customer.contractEnd,
    followUp: customer.followUpDate,
    email: customer.email,
    city: customer.address?.city,
  }),
  searchText: (customer) => [
    customerName(customer),
    placeOf(customer),
    customer.address?.street,
    customer.companyAddition,
    customer.phone,
    customer.mobile,
    customer.contactMain?.phone,
    customer.contactMain?.mobile,
    customer.contactMain?.lastName,
    customer.email,
    customer.vatId,
    customer.voNumber,
  ],
  tallied: ['kind', 'stage'],
  related: {
    drafts: { type: 'hfo.vp.draft', by: 'customerId', withFiles: true },
    orders: { type: 'hfo.vp.order', by: 'customerId', withFiles: true },
  },
  created: 'record.created',
  title: customerName,
  link: (id) => href('CustomerEdit', 'de', { id }),
  protect: {
    'bank.iban': {
      to: (acting, { data, archived }) => salesPartner(acting) && !archived && !isEstablished(data),
      mask: maskedIban,
    },
    customerPassword: { to: salesPartner },
    note: { to: salesPartner },
    notify: { to: noAccess },
    'fromDraft.before': { to: noAccess },
    'fromDraft.after': { to: noAccess },
  },
  access: { read: salesPartner, write: salesPartner, actions: { offerLead: employee } },
  states: customerStates,
  due: customerDue,
  work: customerWork,
  calendar: customerCalendar,
  actions: { ...customerRecordActions, ...customerDueActions },
  update: { fields, apply: changeCustomer },
  archive: {},
  restore: {},
  delete: {
    unless: async (customer, { look }, id) => {
      if (isEstablished(customer)) return 'Ein Bestandskunde wird nicht gelöscht, nur archiviert.';
      const drafts = await look.count('hfo.vp.draft', { customerId: id });
      return drafts > 0 ? 'Zu diesem Interessenten gibt es noch Vertragsentwürfe.' : undefined;
    },
  },
  completeness: (customer) => [{ section: 'order', filled: 0, needed: 0, missing: missingForOrder(customer) }],
});
