import { queryStore } from '../data/address-query.ts';

/** What is typed and chosen above the operator cards; it stands in the address (decision 15). */
export const operatorView = queryStore({ search: '', kind: '' });
