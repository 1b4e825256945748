import type { Call } from './sales-access.ts';

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
];
