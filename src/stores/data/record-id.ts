import { computed } from 'nanostores';
import { queryStore } from './address-query.ts';

export const recordAddress = queryStore({ id: '' });
/** Of the record that the address names; '' for a new one (decision 15). */
export const $recordId = computed(recordAddress.$query, ({ id }) => id);
/** Whether the page begins with a record, and not with a new one or a list: what draws it can be brought before it is drawn. */
export const beginsWithRecord = $recordId.get() !== '';
