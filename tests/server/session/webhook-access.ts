import type { Call } from './sales-access.ts';

const admin = 'PORTAL_ETC_PORTAL_ADMIN';
const settings = { url: 'https://erp.example.com/portal', events: ['ticket.created'], includesNames: false };
const webhook = { ...settings, password: 'x' };
const changedWebhook = { ...settings, version: 1 };
const period = { from: 1_795_000_000_000, to: 1_795_000_600_000, onlyUndelivered: true };

/** Calls about messages to systems of an organisation; employees see them and change nothing. */
export const webhookCalls: readonly Call[] = [
  {
    route: 'GET /foundation/:trid/webhooks',
    run: (trid) => ['GET', `/foundation/${trid}/webhooks`],
    ok: 200,
    ...{ role: admin },
  },
  {
    route: 'POST /foundation/:trid/webhooks',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks`, { body: webhook }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'PUT /foundation/:trid/webhooks/:id',
    run: (trid) => ['PUT', `/foundation/${trid}/webhooks/none`, { body: changedWebhook }],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'DELETE /foundation/:trid/webhooks/:id',
    run: (trid) => ['DELETE', `/foundation/${trid}/webhooks/none`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/webhooks/:id',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks/none`, { body: { _action: 'test' } }],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/webhooks/:id/secret',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks/none/secret`, { body: { password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/webhooks/:id/secret/rotation',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks/none/secret/rotation`, { body: { password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'GET /foundation/:trid/webhooks/:id/deliveries',
    run: (trid) => ['GET', `/foundation/${trid}/webhooks/none/deliveries`],
    ok: 404,
    ...{ role: admin },
  },
  {
    route: 'GET /foundation/:trid/webhooks/:id/deliveries/:delivery',
    run: (trid) => ['GET', `/foundation/${trid}/webhooks/none/deliveries/none`],
    ok: 404,
    ...{ role: admin },
  },
  {
    route: 'POST /foundation/:trid/webhooks/:id/deliveries/:delivery/replay',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks/none/deliveries/none/replay`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/webhooks/:id/replay',
    run: (trid) => ['POST', `/foundation/${trid}/webhooks/none/replay`, { body: period }],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
];
