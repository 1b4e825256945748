import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { createOf } from '#contract/record-actions.ts';
import { anySignedIn } from '#server/records/engine/definition/access.ts';
import { action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';

const partyData = z.object({ name: z.string(), orders: z.number() });
type Party = z.infer<typeof partyData>;

/** Like a customer: a number comes with the first order, and a party with jobs is not deleted. */
export const parties = defineType('test.party', {
  number: { first: 4_000_000, later: true },
  data: partyData,
  create: createOf('test.party', { name: text(1, 40) }),
  prepare: ({ name }): Party => ({ name, orders: 0 }),
  columns: ({ name, orders }) => ({ value1: name, value2: String(orders) }),
  searchText: ({ name }) => [name],
  created: 'record.created',
  title: ({ name }) => name,
  link: (id) => `/test/party?id=${id}`,
  access: { read: anySignedIn, write: anySignedIn },
  actions: {
    ordered: action({
      input: z.object({ _action: z.literal('ordered') }),
      internal: true,
      run: (party: Party) => {
        if (party.name === 'Gesperrt') throw new RuleViolation('Diese Partei ist gesperrt.');
        return { data: { ...party, orders: party.orders + 1 }, numbered: true, activity: 'record.updated' };
      },
    }),
  },
  delete: {
    unless: async (_party, { look }, id) =>
      (await look.count('test.job', { value5: id })) > 0 ? 'Es gibt noch Vorgänge.' : undefined,
  },
});
