import { checklist } from '#contract/staff/checklist.ts';
import { checklistSteps } from '#contract/staff/checklist-steps.ts';
import { href } from '#domain/access/routes.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

/** How much of the steps a list shows. */
const previewLength = 120;

/** The steps by which employees do a kind of work. */
export const checklists = defineRecord(checklist, {
  number: 'none',
  home: 'distributor',
  prepare: (list) => list,
  columns: ({ title, kinds, steps }) => ({
    title,
    kinds: kinds.join(','),
    steps: checklistSteps(steps).join(' · ').slice(0, previewLength),
  }),
  searchText: ({ title, steps }) => [title, steps],
  created: 'record.created',
  title: ({ title }) => title,
  link: (id) => href('ChecklistEdit', 'de', { id }),
  access: { read: employee, write: employee },
});
