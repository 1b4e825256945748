import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { type ServiceData, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { emergencyOf, sitesOf } from '#domain/wholesale/customers/sites.ts';
import type { ServiceFields } from '#domain/wholesale/services/service-form.ts';
import type { ActionContext, NewRecord } from '#server/records/engine/definition/action.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { newAccount } from '../sip/sip-data.ts';
import { orderProcess, serviceDue, serviceRecordActions, serviceStateTable } from './service-actions.ts';
import { orderingCustomer, prepareService } from './service-data.ts';

/** The account that a trunk comes with; its emergency location is that of its site. */
async function trunkAccount(service: ServiceData, at: ActionContext): Promise<NewRecord> {
  const customer = await orderingCustomer(service.customerId, at);
  const {
    label,
    accountType,
    site: name,
  } = service as ServiceData & Pick<ServiceFields, 'label' | 'accountType' | 'site'>;
  const site = sitesOf(customer.data).find((one) => one.name === name);
  const ordered = {
    label,
    accountType,
    maxChannels: service.quantity,
    siteAddr: site?.address,
    emergencyAddr: site && emergencyOf(site),
  } as Parameters<typeof newAccount>[2];
  const data = await newAccount(customer, service.customerName, ordered, at);
  return { type: 'ws.sip', id: service.sipAccountId ?? at.newId(), data };
}

/** `docs/domain/services.md`. */
export const services = defineRecord(wholesaleService, {
  owned: true,
  number: 'none',
  // The rest is judged as a whole when it begins, so that all faults are named at once.
  create: z.looseObject({ type: z.literal(wholesaleService.type), customerId: text(1, 40) }),
  prepare: ({ type: _type, ...request }, at) => prepareService(request, at),
  sideEffects: async (service, at, id) => ({
    creates: [
      orderProcess(service, at, id),
      ...(service.serviceType === 'sipTrunk' ? [await trunkAccount(service, at)] : []),
    ],
  }),
  columns: ({
    serviceType,
    customerName,
    identifier,
    state,
    customerId,
    begin,
    termEnd,
    until,
    quantity,
    sipAccountId,
  }) => ({
    kind: serviceType,
    customer: customerName,
    identifier,
    state,
    customerId,
    begin,
    end: until ?? termEnd,
    quantity: String(quantity),
    accountId: sipAccountId,
  }),
  searchText: ({ identifier, customerName, ...service }) => [
    identifier,
    customerName,
    typeof service['remark'] === 'string' ? service['remark'] : undefined,
  ],
  tallied: ['state', 'kind'],
  created: 'record.created',
  title: ({ identifier }) => identifier,
  link: (id) => href('WholesaleServices', 'de', { id }),
  access: { read: wholesaler, write: wholesaler },
  states: serviceStateTable,
  actions: serviceRecordActions,
  due: serviceDue,
  belongsTo: ({ customerId, sipAccountId }) => [customerId, ...(sipAccountId ? [sipAccountId] : [])],
});
