import { billing } from '../server/support/file-calls.ts';
import { killRounds } from './support/kill-rounds.ts';
import type { Outcome, RunOptions } from './support/outcome.ts';
import { digest, type Ticket } from './support/portal-client.ts';
import { beginUpload, sendFrom, upload } from './support/upload-client.ts';

/** §3: `kill -9` at random moments of submits with 2 to 15 files. A ticket exists once and with all of them, and none that was answered is lost. */
export const runKills = (options: RunOptions): Promise<Outcome> =>
  killRounds(
    {
      fault: 'server killed while a ticket is sent',
      success: 201,
      async prepare(client, random, round) {
        // It is in no other ticket.
        const word = `Abbruch${round}x`;
        const files = Array.from({ length: random.whole(2, 15) }, (_, index) => ({
          name: `${word}-${index}.pdf`,
          bytes: random.pdf(random.whole(200, 30_000)),
        }));
        const key = random.uuid();
        const killedAt = round > 0 && random.next() < 0.25 ? random.whole(0, files.length - 1) : files.length;
        const ids = files.map(() => undefined as string | undefined);
        const call = () => ({ body: { ...billing(ids.map(String)), customerOrContract: word }, key });
        const path = '/foundation/1001/data';

        return {
          word,
          async attempt(reached) {
            for (const [index, { name, bytes }] of files.entries()) {
              if (index === killedAt) reached();
              const id = await beginUpload(client, name, bytes.length);
              ids[index] = id;
              await sendFrom(client, id, 0, bytes);
            }
            if (killedAt === files.length) reached();
            const { status, json } = await client.attempt<Ticket>(path, call());
            return status === 201 ? json.id : undefined;
          },
          async repeat(isKept) {
            if (!isKept)
              for (const [index, { name, bytes }] of files.entries())
                ids[index] = await upload(client, name, bytes, ids[index]);
            return (await client.patiently(path, call())).status;
          },
          made: async () => (await client.find(word)).items.map(({ id }) => id),
          async faults(record) {
            const attached = await Promise.all(record.map((id) => client.files(id)));
            const isWhole = (result: Map<string, string>) =>
              result.size === files.length && files.every(({ name, bytes }) => result.get(name) === digest(bytes));
            return attached.every(isWhole) ? [] : ['files are missing or damaged'];
          },
        };
      },
    },
    options,
  );
