import { recordTypes } from '#server/records/registry.ts';
import { testDatabase } from '#tests/server/support/database-template.ts';
import { fileCalls } from '#tests/server/support/file-calls.ts';
import { openPortal, type Portal } from '#tests/server/support/portal.ts';
import { jobs } from './job-type.ts';
import { orders } from './order-type.ts';
import { parties } from './party-type.ts';

export const testTypes = [parties, jobs, orders];

export const openEngine = (openDatabase = testDatabase) => openPortal({}, openDatabase, [...recordTypes, ...testTypes]);

export interface Answered {
  id: string;
  type: string;
  foreignid?: string;
  version: number;
  archived: boolean;
  value1?: string;
  value2?: string;
  value3?: string;
  data: Record<string, unknown>;
  completeness?: { missing: { path: string; message: string }[] }[];
  lock?: { name: string; until: number; own: boolean };
  secret?: Record<string, string>;
}

/** Calls about records of one foundation, made by one user. */
export async function engineCalls(portal: Portal, userId: string, trid = '1001') {
  const calls = await fileCalls(portal, userId);
  const base = `/foundation/${trid}/data`;
  const act = (id: string, _action: string, input: object = {}, key?: string) =>
    calls.post(`${base}/${id}`, { _action, ...input }, key ? { headers: { 'idempotency-key': key } } : {});
  return {
    ...calls,
    create: async (type: string, fields: object = {}): Promise<Answered> => {
      const answer = await calls.post(base, { type, ...fields });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    tryCreate: (type: string, fields: object = {}) => calls.post(base, { type, ...fields }),
    act,
    done: async (id: string, action: string, input: object = {}): Promise<Answered> => {
      const answer = await act(id, action, input);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    read: async (id: string): Promise<Answered> => (await calls.get(`${base}/${id}`)).json(),
    status: async (id: string) => (await calls.get(`${base}/${id}`)).statusCode,
    list: async (type: string, query: Record<string, string> = {}): Promise<{ items: Answered[]; total: number }> =>
      (await calls.get(base, { query: { type, ...query } })).json(),
    filesOf: (id: string) => calls.list(trid, id),
    timeline: async (id: string, query: Record<string, string> = {}) =>
      (await calls.get(`${base}/${id}/timeline`, { query })).json(),
  };
}
export type EngineCalls = Awaited<ReturnType<typeof engineCalls>>;
