import type { Call } from './sales-access.ts';

/** Everyone may save views of lists, and act on many records at once as on one. */
export const listViewCalls: readonly Call[] = [
  { route: 'GET /foundation/:trid/list-views', run: (trid) => ['GET', `/foundation/${trid}/list-views`], ok: 200 },
  {
    route: 'POST /foundation/:trid/list-views',
    run: (trid) => [
      'POST',
      `/foundation/${trid}/list-views`,
      { body: { list: 'tickets', name: 'x', query: {}, isShared: false } },
    ],
    ok: 201,
  },
  {
    route: 'PUT /foundation/:trid/list-views/:id',
    run: (trid) => [
      'PUT',
      `/foundation/${trid}/list-views/x`,
      { body: { name: 'x', query: {}, isShared: false, version: 1 } },
    ],
    ok: 404,
  },
  {
    route: 'PUT /foundation/:trid/list-views/:id/marks',
    run: (trid) => ['PUT', `/foundation/${trid}/list-views/x/marks`, { body: { isPinned: true, isDefault: true } }],
    ok: 404,
  },
  {
    route: 'DELETE /foundation/:trid/list-views/:id',
    run: (trid) => ['DELETE', `/foundation/${trid}/list-views/x`],
    ok: 404,
  },
  {
    route: 'POST /foundation/:trid/bulk-actions',
    run: (trid) => ['POST', `/foundation/${trid}/bulk-actions`, { body: { action: 'archive', items: [{ id: 'x' }] } }],
    ok: 200,
  },
  {
    route: 'POST /foundation/:trid/bulk-actions',
    run: (trid) => [
      'POST',
      `/foundation/${trid}/bulk-actions`,
      { body: { action: 'assign', assignee: null, items: [{ id: 'x' }] } },
    ],
    ok: 200,
    employeesOnly: true,
  },
];
