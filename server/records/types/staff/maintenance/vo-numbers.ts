import * as z from 'zod/mini';
import { type VoNumberData, type VoState, voNumber, voStates } from '#contract/staff/vo-number.ts';
import { href } from '#domain/access/routes.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import { action } from '#server/records/engine/definition/action.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { becomes } from '#server/records/engine/definition/states.ts';

const ended = 'Eine gekündigte VO-Nummer bleibt gekündigt.';
const moves = (to: VoState, ...from: VoState[]) => ({ moves: becomes(to, ...from), otherwise: ended });

/** The numbers under which a partner sells; commission goes to them. */
export const voNumbers = defineRecord(voNumber, {
  number: 'none',
  prepare: (number): VoNumberData => ({ ...number, state: 'active' }),
  columns: ({ vo, state, operator, label, validFrom }) => ({
    voNumber: vo,
    state,
    operator,
    label,
    validFrom,
  }),
  searchText: ({ vo, operator, label }) => [vo, operator, providerName(operator), label],
  unique: { field: 'vo', key: ({ vo }) => vo },
  created: 'record.created',
  title: ({ vo }) => vo,
  link: () => href('Home', 'de'),
  access: { read: anySignedIn, write: employee },
  states: {
    states: voStates,
    field: 'state',
    events: {
      'status.active': moves('active', 'active', 'dormant'),
      'status.dormant': moves('dormant', 'active', 'dormant'),
      'status.terminated': moves('terminated', 'active', 'dormant'),
    },
  },
  actions: {
    status: { event: ({ status }) => `status.${status}`, run: (data) => ({ data, activity: 'record.updated' }) },
  },
  internal: {
    /** An approved request names the new holder. */
    move: action({
      input: z.object({ _action: z.literal('move'), operator: z.string() }),
      internal: true,
      run: (data: VoNumberData, { operator }) => ({ data: { ...data, operator }, activity: 'record.updated' }),
    }),
  },
  delete: { unless: ({ state }) => (state === 'active' ? 'Eine aktive VO-Nummer wird nicht gelöscht.' : undefined) },
});
