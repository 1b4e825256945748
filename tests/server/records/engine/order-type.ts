import * as z from 'zod/mini';
import { anySignedIn, noAccess } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';

const orderData = z.object({
  title: z.string(),
  jobId: z.string(),
  partyId: z.string(),
  confidential: z.boolean(),
});
type Order = z.infer<typeof orderData>;

/** Comes from a job alone. */
export const orders = defineType('test.order', {
  number: { first: 7_000_000 },
  data: orderData,
  prepare: (order: Order) => order,
  columns: ({ title, partyId }) => ({ value1: title, value5: partyId }),
  searchText: ({ title }) => [title],
  created: 'record.created',
  link: (id) => `/test/order?id=${id}`,
  access: {
    read: anySignedIn,
    write: noAccess,
    rows: {
      audience: ({ confidential }) => [confidential ? 'staff' : 'all'],
      keys: (acting) => (acting.employee ? 'all' : ['all']),
    },
  },
  belongsTo: ({ jobId, partyId }) => [jobId, partyId],
});
