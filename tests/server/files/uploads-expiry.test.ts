import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockSlack } from '#server/core/clock-slack.ts';
import { sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { billing, type FileCalls, fileCalls, storedFiles } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import { day, hour, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

describe.each(libraryPlaces)('§uploads files in a %s:', (place) => {
  let portal: Portal;
  let me: FileCalls;

  beforeAll(async () => {
    portal = await openLibrary(place);
    me = await fileCalls(portal);
  });
  afterAll(() => portal.close());

  const bytes = pdf();

  describe('§uploads uploads that were never attached', () => {
    test('are refused and swept away after 48 hours, those of attached files never', async () => {
      const attempts = [await me.upload('a.pdf', bytes), await me.upload('b.pdf', bytes)];
      expect((await me.post('/foundation/1001/data', billing(attempts))).statusCode).toBe(201);
      const finished = await me.upload('c.pdf', bytes);
      const draft = await me.begin('d.pdf', bytes.length);
      await me.patch(draft, 0, bytes.subarray(0, 9));
      portal.pass(47 * hour);
      const young = await fileCalls(portal);
      const fresh = await young.upload('e.pdf', bytes);
      await sweepUploads(portal.services);
      expect(await storedFiles(portal)).toEqual(expect.arrayContaining([finished, draft, fresh, ...attempts]));

      portal.pass(hour);
      const late = await fileCalls(portal);
      expect((await late.head(finished)).statusCode).toBe(404);
      const refusal = await late.post('/foundation/1001/data', billing([finished, fresh]));
      expect(refusal.json()).toMatchObject({ _error: 400, fields: { fileQueue: 'file' } });
      expect(await storedFiles(portal)).toContain(finished);
      await clean();
      const left = await storedFiles(portal);
      expect(left).toEqual(expect.arrayContaining([fresh, ...attempts]));
      expect(left).not.toContain(finished);
      expect(left).not.toContain(draft);
    });

    test('stay as long as a form input of their user names them, and can be sent from it', async () => {
      const by = await fileCalls(portal);
      const labels = [await by.upload('e.pdf', bytes), await by.upload('f.pdf', bytes)];
      const [unnamed, dropped] = [await by.upload('g.pdf', bytes), await by.upload('h.pdf', bytes)];
      await keep(by.token, 'ticket.sent', labels);
      await keep(by.token, 'ticket.dropped', [dropped]);
      const stranger = await fileCalls(portal, '1001/sp.user');
      await keep(stranger.token, 'ticket.foreign', [unnamed]);
      portal.pass(30 * day - 1);
      await clean();
      const late = await fileCalls(portal);
      expect(await storedFiles(portal)).toEqual(expect.arrayContaining([...labels, dropped]));
      expect(await storedFiles(portal)).not.toContain(unnamed);
      expect((await late.head(labels[0] ?? '')).statusCode).toBe(200);
      expect((await stranger.head(labels[0] ?? '')).statusCode).toBe(401);
      const other = await fileCalls(portal, '1001/sp.user');
      expect((await other.head(labels[0] ?? '')).statusCode).toBe(404);
      expect((await late.post('/foundation/1001/data', billing(labels))).statusCode).toBe(201);

      const formInput = '/foundation/1001/form-inputs/ticket.dropped';
      await portal.call('DELETE', formInput, { token: late.token });
      expect((await late.head(dropped)).statusCode).toBe(404);
      await clean();
      expect(await storedFiles(portal)).not.toContain(dropped);
      expect(await storedFiles(portal)).toEqual(expect.arrayContaining(labels));
    });

    test('go with the form input that named them when it is 30 days old', async () => {
      const by = await fileCalls(portal);
      const id = await by.upload('i.pdf', bytes);
      await keep(by.token, 'ticket.old', [id]);
      portal.pass(30 * day);
      await clean();
      expect(await storedFiles(portal)).not.toContain(id);
    });

    const keep = async (token: string, key: string, fileQueue: string[]) => {
      const data = { values: { fileQueue }, beside: { fileQueue: fileQueue.map((id) => ({ id, name: 'x.pdf' })) } };
      const body = { version: 0, data };
      const answer = await portal.call('PUT', `/foundation/1001/form-inputs/${key}`, { token, body });
      expect(answer.statusCode).toBe(200);
    };

    /** What the server does every hour, once it is sure of the time. */
    async function clean() {
      const services = { ...portal.services, clock: () => portal.now() + clockSlack };
      await deleteExpired(services.db, services.clock());
      await sweepUploads(services);
    }
  });
});
