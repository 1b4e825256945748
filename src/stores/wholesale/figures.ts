import { readWholesaleFigures } from '#api/wholesale/figures.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** What runs in the selected foundation and what does not. */
export const wholesaleFigures = ownedLoader('wholesale-figures', ({ trid }) => readWholesaleFigures(trid));
