import { queryStore } from '../data/address-query.ts';

/** `edit=1` opens the customer in its form, at one of its sections; `draft` is the draft to go back to. */
export const customerAddress = queryStore({ id: '', edit: '', section: '', draft: '' });
