import { salesFigures } from '#contract/sales/sales-figures.ts';
import { get } from '../http.ts';

export const readSalesFigures = (trid: string) => get(`/foundation/${trid}/sales-figures`, {}, salesFigures);
