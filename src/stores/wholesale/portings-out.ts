import { queryStore } from '../data/address-query.ts';

/** The request that is shown, or all of them; '' for the portings that bring numbers. */
export const outAddress = queryStore({ out: '' });
export const everyOut = 'all';
