import { queryStore } from './query.ts';

/** What is typed and chosen above the tutorials; it stands in the address (decision 15). */
export const tutorialView = queryStore({ search: '', topic: '' });

/** The tutorial that the page for restricted ones shows. */
export const tutorialAddress = queryStore({ id: '' });
