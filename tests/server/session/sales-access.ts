import type { CallOptions } from '../support/portal.ts';

export interface Call {
  route: string;
  run: (trid: string) => [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions];
  /** Status for those who may act for the foundation; 403 where it takes an employee. */
  ok: number;
  employeesOnly?: boolean;
  /** 403 for all but administrators. */
  administratorsOnly?: true;
  /** 403 for employees, who act for all. */
  membersOnly?: true;
  /** 403 where neither the user's roles nor the organisation's tags have it. */
  role?: string;
  /** The same 404 as of a missing record where the role lacks. */
  isHidden?: true;
}
const lineAddress = { street: 'Musterkai', houseNumber: '5', zip: '20457', city: 'Hamburg' };
export const draft = { type: 'hfo.vp.draft', productType: 'hfo360' };

/** Drafts and orders are for holders of SP. */
export const salesCalls = (drafts: Readonly<Record<string, string>>): Call[] => [
  {
    route: 'GET /foundation/:trid/pipeline',
    run: (trid) => ['GET', `/foundation/${trid}/pipeline`],
    ok: 200,
    role: 'SP',
  },
  ...['sub-partners', 'sub-partner-orders'].map(
    (name): Call => ({
      route: `GET /foundation/:trid/${name}`,
      run: (trid) => ['GET', `/foundation/${trid}/${name}`],
      ok: 200,
      role: 'SP',
    }),
  ),
  {
    route: 'GET /foundation/:trid/sub-partner-lines',
    run: (trid) => ['GET', `/foundation/${trid}/sub-partner-lines`],
    ok: 200,
    role: 'PORTAL_ETC_COMISSION_STATEMENT',
  },
  {
    route: 'POST /foundation/:trid/availability-checks',
    run: (trid) => ['POST', `/foundation/${trid}/availability-checks`, { body: { address: lineAddress } }],
    ok: 200,
    role: 'SP',
  },
  {
    route: 'GET /foundation/:trid/availability-checks/:id',
    run: (trid) => ['GET', `/foundation/${trid}/availability-checks/018f0000-0000-7000-8000-000000000000`],
    ok: 404,
    role: 'SP',
  },
  {
    route: 'GET /foundation/:trid/sales-figures',
    run: (trid) => ['GET', `/foundation/${trid}/sales-figures`],
    ok: 200,
    role: 'SP',
  },
  {
    route: 'POST /foundation/:trid/data',
    run: (trid) => ['POST', `/foundation/${trid}/data`, { body: draft }],
    ok: 201,
    role: 'SP',
  },
  ...['', '/check', '/timeline'].map(
    (part): Call => ({
      route: `GET /foundation/:trid/data/:id${part}`,
      run: (trid) => ['GET', `/foundation/${trid}/data/${drafts[trid] ?? drafts['1001']}${part}`],
      ok: 200,
      role: 'SP',
      isHidden: true,
    }),
  ),
  // A draft takes no comments; of orders, `tests/server/records/comments.test.ts` asks it.
  {
    route: 'GET /foundation/:trid/data/:id/recipients',
    run: (trid) => ['GET', `/foundation/${trid}/data/${drafts[trid] ?? drafts['1001']}/recipients`],
    ok: 404,
    role: 'SP',
    isHidden: true,
  },
  ...[
    { body: { _action: 'comment', text: 'Bitte prüfen.', recipients: ['distributor'] }, ok: 400 },
    { body: { _action: 'update', version: 0 }, ok: 409 },
    { body: { _action: 'submit', version: 0 }, ok: 400 },
    { body: { _action: 'confirm' }, ok: 400 },
    { body: { _action: 'copy' }, ok: 200 },
  ].map(
    ({ body, ok }): Call => ({
      route: 'POST /foundation/:trid/data/:id',
      run: (trid) => ['POST', `/foundation/${trid}/data/${drafts[trid] ?? drafts['1001']}`, { body }],
      ok,
      role: 'SP',
      isHidden: true,
    }),
  ),
];
