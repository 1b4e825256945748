import type { Call } from './sales-access.ts';
import { mailboxCalls, webhookCalls } from './webhook-access.ts';

const admin = 'PORTAL_ETC_PORTAL_ADMIN';
/** Of a day that is over. */
const changedKey = { name: 'x', networks: [], until: '2020-01-01', version: 1 };
const key = { name: 'x', networks: [], until: '2020-01-01', rights: { tickets: 'read' } };

/** Calls about a foundation's people and what it says of itself. */
export const profileCalls: readonly Call[] = [
  { route: 'GET /foundation/:trid/profile', run: (trid) => ['GET', `/foundation/${trid}/profile`], ok: 200 },
  { route: 'GET /foundation/:trid/colleagues', run: (trid) => ['GET', `/foundation/${trid}/colleagues`], ok: 200 },
  {
    route: 'PUT /foundation/:trid/users/:user/roles',
    run: (trid) => ['PUT', `/foundation/${trid}/users/none/roles`, { body: { roles: [] } }],
    ok: 404,
    role: 'PORTAL_ETC_PORTAL_ADMIN',
  },
  {
    route: 'DELETE /foundation/:trid/users/:user',
    run: (trid) => ['DELETE', `/foundation/${trid}/users/none`],
    ok: 404,
    role: 'PORTAL_ETC_PORTAL_ADMIN',
  },
  {
    route: 'POST /foundation/:trid/deputies/:id/session',
    run: (trid) => ['POST', `/foundation/${trid}/deputies/none/session`, { body: {} }],
    ok: 404,
  },
  { route: 'GET /foundation/:trid/logo', run: (trid) => ['GET', `/foundation/${trid}/logo`], ok: 404 },
  {
    route: 'PUT /foundation/:trid/logo',
    run: (trid) => ['PUT', `/foundation/${trid}/logo`, { body: {} }],
    ok: 400,
    role: 'PORTAL_ETC_PORTAL_ADMIN',
  },
  {
    route: 'DELETE /foundation/:trid/logo',
    run: (trid) => ['DELETE', `/foundation/${trid}/logo`],
    ok: 404,
    role: 'PORTAL_ETC_PORTAL_ADMIN',
  },
  {
    route: 'GET /foundation/:trid/sign-in-rules',
    run: (trid) => ['GET', `/foundation/${trid}/sign-in-rules`],
    ok: 200,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'PUT /foundation/:trid/sign-in-rules',
    run: (trid) => ['PUT', `/foundation/${trid}/sign-in-rules`, { body: { networks: [], state: '', password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'GET /foundation/:trid/access-review',
    run: (trid) => ['GET', `/foundation/${trid}/access-review`],
    ok: 200,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/access-review',
    run: (trid) => ['POST', `/foundation/${trid}/access-review`, { body: { state: '' } }],
    ok: 409,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'GET /foundation/:trid/access-evidence',
    run: (trid) => ['GET', `/foundation/${trid}/access-evidence?from=0&to=1`],
    ok: 200,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'GET /foundation/:trid/api-keys',
    run: (trid) => ['GET', `/foundation/${trid}/api-keys`],
    ok: 200,
    role: admin,
  },
  {
    route: 'POST /foundation/:trid/api-keys',
    run: (trid) => ['POST', `/foundation/${trid}/api-keys`, { body: key }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'PUT /foundation/:trid/api-keys/:id',
    run: (trid) => ['PUT', `/foundation/${trid}/api-keys/none`, { body: changedKey }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'POST /foundation/:trid/api-keys/:id/secret',
    run: (trid) => ['POST', `/foundation/${trid}/api-keys/none/secret`, { body: { password: 'x', version: 1 } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  {
    route: 'DELETE /foundation/:trid/api-keys/:id',
    run: (trid) => ['DELETE', `/foundation/${trid}/api-keys/none`],
    ok: 404,
    role: admin,
  },
  {
    route: 'POST /foundation/:trid/access-end',
    run: (trid) => ['POST', `/foundation/${trid}/access-end`, { body: { password: 'x' } }],
    ok: 400,
    ...{ role: admin, membersOnly: true },
  },
  ...webhookCalls,
  ...mailboxCalls,
];
