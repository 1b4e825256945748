import { queryStore } from '../data/address-query.ts';

/** What the address says of My Portal: whether its boxes are being arranged. */
export const homeAddress = queryStore({ arrange: '' });
