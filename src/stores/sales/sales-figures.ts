import { readSalesFigures } from '#api/sales/sales-figures.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** How far the business of the selected foundation has come. */
export const salesFigures = ownedLoader('sales-figures', ({ trid }) => readSalesFigures(trid));
