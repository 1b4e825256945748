import { queryStore } from '../data/address-query.ts';

/** `edit=1` opens the customer in its form, at one of its sections. */
export const customerAddress = queryStore({ id: '', edit: '', section: '' });
