import { groupOfProcess, wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { processTypeNames } from '#server/mail/process-mails.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { processWork } from '../wholesale-work.ts';
import { processDue, processRecordActions } from './process-actions.ts';
import { processStateTable } from './process-states.ts';

/** `docs/domain/processes.md`: what takes time or leaves a trace; comes with the change of the record that it is about (`start-process.ts`). */
export const processes = defineRecord(wholesaleProcess, {
  owned: true,
  number: { prefix: 'P', digits: 6 },
  prepare: (process) => process,
  columns: ({ type, object, customerId, customerName, state, dueAt, startedBy }) => ({
    kind: type,
    objectTitle: object.title,
    customer: customerName,
    state,
    customerId,
    dueAt: dueAt === undefined ? undefined : String(dueAt),
    objectId: object.id,
    group: groupOfProcess[state],
    startedBy,
  }),
  searchText: ({ type, object, customerName, startedBy }) => [
    processTypeNames[type].de,
    object.title,
    customerName,
    startedBy,
  ],
  tallied: ['state', 'kind'],
  created: 'record.created',
  link: (id) => href('WholesaleProcesses', 'de', { id }),
  access: { read: wholesaler, write: wholesaler, actions: { status: employee } },
  states: processStateTable,
  due: processDue,
  work: processWork,
  belongsTo: ({ customerId, object }) => [...new Set([customerId, object.id].filter(Boolean))],
  actions: processRecordActions,
});
