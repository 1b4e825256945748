import { queryStore } from './address-query.ts';

/** What stands in the address for a record that has no entry yet: an id of its own, so that two tabs begin two and a reload goes on with one. */
export const begunAddress = queryStore({ new: '' });

/** Opens the form of a new record in place of what is shown. */
export const beginRecord = (): void => begunAddress.set({ new: crypto.randomUUID() }, 'push');

/** The id under which the form of a record was opened, by the id of the record. */
export const begunIds = new Map<string, string>();
/** The id under which a form was opened, which stays when its record comes into being: the form keeps its place and focus. */
export const formIdOf = (id: string): string => begunIds.get(id) ?? id;
