import * as z from 'zod/mini';
import { choice, text, time } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';
import { ticketTypes } from '../ticket.ts';
import { checklistSteps, maxChecklistSteps } from './checklist-steps.ts';
import { deskKinds } from './desk-kinds.ts';

/** What a checklist may be for: a type of record, or a type of ticket. */
export const checklistKinds = [...deskKinds, ...ticketTypes] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

/** The steps by which employees do a kind of work. */
export const checklist = defineContract('etc.checklist', {
  name: 'checklists',
  /** `kinds` stands with commas between, `steps` is the beginning of the list. */
  columns: { title: 'value1', kinds: 'value2', steps: 'value3' },
  row: { title: z.string(), kinds: z.string(), steps: z.string(), version: z.number(), modified: time },
  data: z.object({ title: z.string(), kinds: z.array(z.enum(checklistKinds)), steps: z.string() }),
  fields: {
    title: text(1, 80),
    kinds: z.array(choice(checklistKinds)).check(z.minLength(1, 'choose'), z.maxLength(checklistKinds.length)),
    /** One step per line. */
    steps: text(1, 4000).check(
      z.refine((steps) => checklistSteps(steps).length <= maxChecklistSteps, `tooManySteps:${maxChecklistSteps}`),
    ),
  },
  common: maintained,
  list: { sorts: ['title', 'modified'], sort: 'title', hasArchive: true },
});
export type ChecklistData = DataOf<typeof checklist>;
export type ChecklistRow = RowOf<typeof checklist>;
