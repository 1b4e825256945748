import { queryStore } from '../data/address-query.ts';

/** What is typed and chosen above the tutorials; it stands in the address (decision 15). `films=1` shows those with a film alone. */
export const tutorialView = queryStore({ search: '', topic: '', films: '' });

/** The tutorial that the page for restricted ones shows. */
export const tutorialAddress = queryStore({ id: '' });
