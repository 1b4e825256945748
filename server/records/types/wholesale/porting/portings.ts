import * as z from 'zod/mini';
import { createOf } from '#contract/record-actions.ts';
import { portingData } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { portedSpans } from '#domain/wholesale/porting/ported-numbers.ts';
import { portingCompleteness } from '#domain/wholesale/porting/porting-check.ts';
import { incompletePortingFields as fields } from '#domain/wholesale/porting/porting-form.ts';
import { isEditable, underWay } from '#domain/wholesale/porting/porting-states.ts';
import { employee, noAccess } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { untouchedLifetime } from '#server/records/engine/definition/untouched.ts';
import { withoutFile } from '#server/records/types/sales/drafts/draft-files.ts';

import { wholesaler } from '../access.ts';
import { carrierRecordActions } from './carrier-actions.ts';
import { portDayOf } from './port-day-entry.ts';
import { portingRecordActions } from './porting-actions.ts';
import { checkPorting } from './porting-context.ts';
import {
  begunPorting,
  changedPorting,
  copiedPorting,
  numbersText,
  portingSearchText,
  portingValues,
} from './porting-data.ts';
import { portingDue, portingDueActions } from './porting-due.ts';
import { portingFiles, withAttached } from './porting-files.ts';
import { portingStateTable } from './porting-states.ts';
import { portingWork } from './porting-work.ts';

/** `docs/domain/porting.md`: numbers that come from another carrier. */
export const portings = defineType('ws.porting', {
  owned: true,
  number: { prefix: 'R', digits: 6 },
  data: portingData,
  create: z.strictObject({ ...createOf('ws.porting', {}).shape, ...z.partial(z.object(fields)).shape }),
  prepare: async ({ type: _type, ...answers }, at) => ({
    ...(await begunPorting(answers, at)),
    ...(Object.keys(answers).length === 0 && { untouchedUntil: at.now + untouchedLifetime }),
  }),
  files: portingFiles,
  protect: { unread: { to: employee }, outgoing: { to: employee }, announced: { to: noAccess } },
  columns: portingValues,
  searchText: portingSearchText,
  numbers: (porting) => portedSpans(porting).map((span) => ({ span, held: underWay.includes(porting.state) })),
  tallied: ['state', 'waitsFor'],
  created: 'record.created',
  title: (porting) => numbersText(porting) || 'Portierung',
  link: (id) => href('WholesalePortNumber', 'de', { id }),
  access: { read: wholesaler, write: wholesaler, actions: { carrier: employee } },
  states: portingStateTable,
  due: portingDue,
  work: portingWork,
  calendar: [{ column: 'date', entry: portDayOf }],
  completeness: (porting, on) => (isEditable(porting.state) ? portingCompleteness(porting, on) : []),
  check: checkPorting,
  belongsTo: ({ customerId = '', sipAccountId = '' }) => [customerId, sipAccountId].filter((id) => id !== ''),
  lock: { minutes: 15 },
  update: {
    fields,
    apply: (porting, at, { data }) => changedPorting(porting, at, data),
    quietFor: 15,
  },
  archive: {
    unless: ({ state }) =>
      underWay.includes(state) ? 'Eine laufende Portierung kann nicht archiviert werden.' : undefined,
  },
  restore: {},
  delete: { presentOnly: true },
  attach: { data: withAttached },
  detach: { data: withoutFile },
  copy: { data: copiedPorting },
  comment: {},
  actions: { ...portingRecordActions, ...carrierRecordActions, ...portingDueActions },
});
