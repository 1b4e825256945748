import type { Call } from './sales-access.ts';

/** What employees alone may do in any organisation, and who is responsible for a record. */
export const staffCalls = (ticketOf: (trid: string) => string | undefined): Call[] => [
  {
    route: 'PUT /foundation/:trid/data/:id/owner',
    run: (trid) => ['PUT', `/foundation/${trid}/data/${ticketOf(trid)}/owner`, { body: { owner: 'x', version: 0 } }],
    ok: 409,
  },
  {
    route: 'GET /foundation/:trid/desk/:id',
    run: (trid) => ['GET', `/foundation/${trid}/desk/${ticketOf(trid)}`],
    ok: 200,
    employeesOnly: true,
  },
  {
    route: 'POST /foundation/:trid/desk/:id/notes',
    run: (trid) => ['POST', `/foundation/${trid}/desk/${ticketOf(trid)}/notes`, { body: { text: 'x' } }],
    ok: 201,
    employeesOnly: true,
  },
  {
    route: 'POST /foundation/:trid/desk/:id/steps',
    run: (trid) => [
      'POST',
      `/foundation/${trid}/desk/${ticketOf(trid)}/steps`,
      { body: { step: 'Anliegen verstanden und zugeordnet', isDone: true } },
    ],
    ok: 200,
    employeesOnly: true,
  },
  {
    route: 'POST /foundation/:trid/desk/:id/mails/:mail',
    run: (trid) => ['POST', `/foundation/${trid}/desk/${ticketOf(trid)}/mails/x`, { body: { _action: 'take' } }],
    ok: 409,
    employeesOnly: true,
  },
  {
    route: 'POST /foundation/:trid/desk/:id/presence',
    run: (trid) => ['POST', `/foundation/${trid}/desk/${ticketOf(trid)}/presence`, { body: { isTyping: true } }],
    ok: 200,
    employeesOnly: true,
  },
  {
    route: 'GET /foundation/:trid/desk-users',
    run: (trid) => ['GET', `/foundation/${trid}/desk-users`],
    ok: 200,
    employeesOnly: true,
  },
];
