import { actionOf } from '#contract/record-actions.ts';
import { type RestrictedData, restricted } from '#contract/staff/restricted.ts';
import { isAdministrator } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import { type Access, noAccess } from '#server/records/engine/definition/access.ts';
import { action } from '#server/records/engine/definition/action.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

const administrator: Access = ({ user }) => isAdministrator(user.roles);

/** What the law keeps after an erasure, with its files (`docs/domain/retention.md`); gone by itself the day after. */
export const restrictedRecords = defineRecord(restricted, {
  number: 'none',
  prepare: (data) => data,
  columns: ({ type, number, until }) => ({ recordType: type, number, until }),
  searchText: () => [],
  created: 'record.created',
  title: () => '',
  link: () => href('StaffPersons', 'de'),
  access: { read: administrator, write: noAccess },
  files: { max: 200, archive: 'Gesperrt', slots: {} },
  due: ({ until }) => [{ at: endOfDay(until) + 1, action: 'expire', final: true }],
  internal: {
    expire: action({ input: actionOf('expire'), internal: true, run: (_data: RestrictedData) => ({ deleted: true }) }),
  },
});
