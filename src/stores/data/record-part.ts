import { queryStore } from './address-query.ts';

/** The part of a record that is shown: all of it, or the end of its submission. */
export const recordPart = queryStore({ part: '' });

/** Shows what became of a record that has just been sent, under an address that lasts. */
export const showSubmission = (): void => recordPart.set({ part: 'submission' });
