import type * as z from 'zod/mini';
import {
  type DueList,
  dueList,
  type HoldAction,
  type PersonRequests,
  type PersonResult,
  personRequests,
  personResult,
  type personSearch,
  type RequestAction,
  type RequestCreate,
  type RetentionOverview,
  type RuleAction,
  retentionOverview,
} from '#contract/staff/retention.ts';
import type { Locale } from '#domain/access/routes.ts';
import { get, post, postFile } from '../http.ts';

const named = (id: string) => encodeURIComponent(id);
const requests = '/admin/persons/requests';

export const readRetention = (): Promise<RetentionOverview> => get('/admin/retention', {}, retentionOverview);
export const readDue = (rule: string): Promise<DueList> => get(`/admin/retention/${named(rule)}/due`, {}, dueList);
export const actOnRule = (rule: string, action: RuleAction): Promise<RetentionOverview> =>
  post(`/admin/retention/${named(rule)}`, action, retentionOverview, {});
export const actOnHold = (action: HoldAction): Promise<RetentionOverview> =>
  post('/admin/retention-holds', action, retentionOverview, {});
export const findPerson = (criteria: z.infer<typeof personSearch>): Promise<PersonResult> =>
  post('/admin/persons/find', criteria, personResult, {});
export const readRequests = (): Promise<PersonRequests> => get(requests, {}, personRequests);
export const addRequest = (form: RequestCreate): Promise<PersonRequests> => post(requests, form, personRequests, {});
export const actOnRequest = (id: string, action: RequestAction): Promise<PersonRequests> =>
  post(`${requests}/${named(id)}`, action, personRequests, {});
export const downloadRequest = (id: string, language: Locale) =>
  postFile(`${requests}/${named(id)}/download`, { language });
