import type { Call } from './sales-access.ts';

const admin = 'PORTAL_ETC_PORTAL_ADMIN';
const settings = { url: 'https://erp.example.com/portal', events: ['ticket.created'], includesNames: false };
const webhook = { ...settings, password: 'x' };
const changedWebhook = { ...settings, version: 1 };
const provider = {
  ...{ name: 'Keycloak', issuer: 'https://login.example.com', clientId: 'portal', domains: [], factorValues: [] },
  ...{ createsUsers: false, passwordOff: false, version: 0, password: 'x' },
  mapping: { rolesClaim: '', roles: [], idClaim: '', organisationClaim: '', organisations: [] },
  endsAtProvider: false,
};
const period = { from: 1_795_000_000_000, to: 1_795_000_600_000, onlyUndelivered: true };

const mailbox = { email: 'orders@p1001.example.com', events: ['ticketAnswer'], password: 'x' };

/** Calls about further recipients of mails. */
export const mailboxCalls: readonly Call[] = [
  {
    route: 'GET /foundation/:trid/mailboxes',
    run: (trid) => ['GET', `/foundation/${trid}/mailboxes`],
    ok: 200,
    ...{ role: admin },
  },
  {
    route: 'POST /foundation/:trid/mailboxes',
    run: (trid) => ['POST', `/foundation/${trid}/mailboxes`, { body: mailbox }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'PUT /foundation/:trid/mailboxes/:id',
    run: (trid) => ['PUT', `/foundation/${trid}/mailboxes/none`, { body: { events: ['ticketAnswer'], version: 1 } }],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/mailboxes/:id/confirmation',
    run: (trid) => ['POST', `/foundation/${trid}/mailboxes/none/confirmation`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'DELETE /foundation/:trid/mailboxes/:id',
    run: (trid) => ['DELETE', `/foundation/${trid}/mailboxes/none`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
];

/** Calls about messages to systems of an organisation and about its sign-on; employees see them and change nothing. */
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
  {
    route: 'GET /foundation/:trid/sign-on',
    run: (trid) => ['GET', `/foundation/${trid}/sign-on`],
    ok: 200,
    ...{ role: admin },
  },
  {
    route: 'PUT /foundation/:trid/sign-on',
    run: (trid) => ['PUT', `/foundation/${trid}/sign-on`, { body: provider }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/sign-on/check',
    run: (trid) => ['POST', `/foundation/${trid}/sign-on/check`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/sign-on/removal',
    run: (trid) => ['POST', `/foundation/${trid}/sign-on/removal`, { body: { password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/sign-on/scim-token',
    run: (trid) => ['POST', `/foundation/${trid}/sign-on/scim-token`, { body: { password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'DELETE /foundation/:trid/sign-on/scim-token',
    run: (trid) => ['DELETE', `/foundation/${trid}/sign-on/scim-token`],
    ok: 404,
    ...{ role: admin, membersOnly: true },
  },
];
