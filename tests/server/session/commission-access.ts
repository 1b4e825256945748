import type { Call } from './sales-access.ts';

const statement = { role: 'PORTAL_ETC_COMISSION_STATEMENT' } as const;
const read = (name: string, query?: Record<string, string>): Call => ({
  route: `GET /foundation/:trid/${name}`,
  run: (trid) => ['GET', `/foundation/${trid}/${name}`, query ? { query } : {}],
  ok: 200,
  ...statement,
});

/** About a line that does not exist. */
const complaint = {
  operator: 'VIERFUNK',
  category: 'missing',
  description: 'Die Provision für diesen Vertrag fehlt.',
  claims: [{ id: '1', of: 'line', row: {} }],
  proofs: [],
  proofFiles: [],
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra.sommer@example.com',
  contactPhone: '030 23125 300',
};

/** Lines of commission statements are for holders of the billing documents' role or tag. */
export const commissionCalls: Call[] = [
  read('commission-lines', { _sort: '-amount' }),
  // None has this one; who may see lines is told so.
  {
    route: 'GET /foundation/:trid/commission-lines/:id',
    run: (trid) => ['GET', `/foundation/${trid}/commission-lines/0`],
    ok: 404,
    ...statement,
  },
  read('commission-statements'),
  read('commission-gaps', { month: '2026-10' }),
  read('missing-commissions'),
  read('commission-complaints/preview'),
  {
    route: 'POST /foundation/:trid/commission-statements/read',
    run: (trid) => ['POST', `/foundation/${trid}/commission-statements/read`, { body: { ids: ['1-VO10023'] } }],
    ok: 204,
    ...statement,
  },
  {
    route: 'GET /foundation/:trid/commission-complaints/:id',
    run: (trid) => ['GET', `/foundation/${trid}/commission-complaints/none`],
    ok: 404,
    ...statement,
  },
  {
    route: 'POST /foundation/:trid/commission-complaints',
    run: (trid) => ['POST', `/foundation/${trid}/commission-complaints`, { body: complaint }],
    ok: 404,
    ...statement,
  },
];
