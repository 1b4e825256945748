import type * as z from 'zod/mini';
import {
  type CatalogueImpact,
  type CatalogueOverview,
  catalogueOverview,
  type StateAction,
  type stateCreate,
  stateImpact,
} from '#contract/catalogue/state.ts';
import { get, post } from '../http.ts';

const at = (id: string) => `/admin/catalogue/${encodeURIComponent(id)}`;

export const readStates = (): Promise<CatalogueOverview> => get('/admin/catalogue', {}, catalogueOverview);
export const createState = (form: z.infer<typeof stateCreate>): Promise<CatalogueOverview> =>
  post('/admin/catalogue', form, catalogueOverview, {});
export const actOnState = (id: string, action: StateAction): Promise<CatalogueOverview> =>
  post(at(id), action, catalogueOverview, {});
export const readImpact = (id: string): Promise<CatalogueImpact> => get(`${at(id)}/impact`, {}, stateImpact);
