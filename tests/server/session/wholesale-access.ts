import type { Call } from './sales-access.ts';

const simulated = { sipAccountId: 'none', number: '030 23125110', failure: 'busy' };

/** Everything of wholesale is for holders of WS. */
export const wholesaleCalls: readonly Call[] = [
  {
    route: 'GET /foundation/:trid/wholesale-figures',
    run: (trid) => ['GET', `/foundation/${trid}/wholesale-figures`],
    ok: 200,
    role: 'WS',
  },
  {
    route: 'POST /foundation/:trid/backup-simulation',
    run: (trid) => ['POST', `/foundation/${trid}/backup-simulation`, { body: simulated }],
    // There is no such account anywhere.
    ok: 400,
    role: 'WS',
  },
];
