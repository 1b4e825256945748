import { type ReleasedState, releasedCatalogue } from '#contract/catalogue/state.ts';
import { get } from './http.ts';

export const readCatalogue = async (): Promise<readonly ReleasedState[]> =>
  (await get('/catalogue', {}, releasedCatalogue)).states;
