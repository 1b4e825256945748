import { completeAnswers, orderable } from '../server/sales/sales-calls.ts';
import { drawnWith, image } from '../server/sales/submit-bodies.ts';
import { killRounds } from './support/kill-rounds.ts';
import type { Outcome, RunOptions } from './support/outcome.ts';
import { digest, type PortalClient } from './support/portal-client.ts';
import { upload } from './support/upload-client.ts';

const data = '/foundation/1001/data';

interface Read {
  id: string;
  version: number;
  data: Record<string, unknown>;
}

async function created(client: PortalClient, body: object): Promise<Read> {
  const { status, json } = await client.patiently<Read>(data, { body });
  if (status !== 201) throw new Error(`refused: ${status} ${JSON.stringify(json)}`);
  return json;
}

/** `docs/domain/order-submission.md#order`: `kill -9` at random moments while a draft with a file is sent. One order per draft; draft and order never disagree. */
export const runOrderSubmits = (options: RunOptions): Promise<Outcome> =>
  killRounds(
    {
      fault: 'server killed while an order is sent',
      success: 200,
      async prepare(client, random, round) {
        const word = `Abbruch${round}x`;
        const companyName = `Muster ${round} GmbH`;
        const customer = { ...orderable, confirmDuplicate: true, companyName };
        const { id: customerId } = await created(client, customer);
        const bytes = random.pdf(random.whole(200, 30_000));
        const name = `plan-${round}.pdf`;
        const draft = await created(client, {
          ...completeAnswers,
          type: 'hfo.vp.draft',
          productType: 'hfoNgnBasic',
          customerId,
          externalReference: word,
          attachments: [await upload(client, name, bytes)],
        });
        const path = `${data}/${draft.id}`;
        const signature = await upload(client, 'Unterschrift.png', Buffer.from(image, 'base64'));
        const body = { _action: 'submit', ...drawnWith(signature), version: draft.version };
        const call = { body, key: random.uuid() };

        return {
          word,
          async attempt(reached) {
            reached();
            const { status, json } = await client.attempt<Read>(path, call);
            return status === 200 ? json.id : undefined;
          },
          // Sometimes from another window, with a key of its own.
          async repeat() {
            const key = random.next() < 0.5 ? call.key : random.uuid();
            return (await client.patiently(path, { ...call, key })).status;
          },
          async made() {
            const query = new URLSearchParams({ type: 'hfo.vp.order', search: word, _limit: '200' });
            return (await client.patiently<{ items: Read[] }>(`${data}?${query}`)).json.items.map(({ id }) => id);
          },
          /** Both or neither, one naming the other, with the file on the right side. */
          async faults([order]) {
            const { json: now } = await client.patiently<Read>(path);
            const find = (await client.files(order ?? draft.id)).get(name);
            return [
              ...((now.data['state'] === 'submitted') === (order !== undefined)
                ? []
                : [`the draft is ${now.data['state']}, and there is ${order ? 'an' : 'no'} order`]),
              ...(now.data['orderId'] === order ? [] : ['draft and order name different records']),
              ...(find === digest(bytes) ? [] : ['the file is not where it belongs']),
            ];
          },
        };
      },
    },
    options,
  );
