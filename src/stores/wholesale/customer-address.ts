import { queryStore } from '../data/address-query.ts';

/** A customer's page; `edit=1` opens it in its form. */
export const wholesaleCustomerAddress = queryStore({ id: '', edit: '' });
/** The form of a new customer at one of its steps, and the customer that came of it. */
export const newCustomerAddress = queryStore({ step: '', created: '' });
