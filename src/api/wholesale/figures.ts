import { wholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { get } from '../http.ts';

export const readWholesaleFigures = (trid: string) =>
  get(`/foundation/${trid}/wholesale-figures`, {}, wholesaleFigures);
