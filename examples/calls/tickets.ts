import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const { PORTAL: portal = '', KEY: key = '' } = process.env;
if (!portal || !key) throw new Error('PORTAL or KEY is missing');

async function call(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${key}`);
  const response = await fetch(new URL(path, portal), { ...request, headers });
  // The portal says in the body what is wrong, and at which field.
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

interface Ticket {
  readonly foreignid: string;
  readonly value1: string;
  readonly value2: string;
}

async function organisation(): Promise<string> {
  const { items } = (await (await call('/api/foundation')).json()) as { items: { trid: string }[] };
  if (!items[0]) throw new Error('the key belongs to no organisation');
  return items[0].trid;
}

async function list(): Promise<void> {
  const path = `/api/foundation/${await organisation()}/data?type=hd.ticket&_limit=20`;
  const { items } = (await (await call(path)).json()) as { items: Ticket[] };
  for (const { foreignid, value1: subject, value2: state } of items) console.log(foreignid, state, subject);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const tus = { 'Tus-Resumable': '1.0.0' };

/** Sends a file and answers its id, which the ticket names. */
async function upload(path: string): Promise<string> {
  const bytes = await readFile(path);
  const metadata = `filename ${base64(basename(path))},filetype ${base64('application/pdf')}`;
  const headers = { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata };
  const location = (await call('/api/uploads', { method: 'POST', headers })).headers.get('Location') ?? '';
  await call(location, {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: bytes,
  });
  return location.split('/').at(-1) ?? '';
}

async function open(customer: string, paths: readonly string[], intent: string = randomUUID()): Promise<void> {
  const trid = await organisation();
  const fileQueue: string[] = [];
  for (const path of paths) fileQueue.push(await upload(path));
  const response = await call(`/api/foundation/${trid}/data`, {
    method: 'POST',
    // Keep it with the order of your own system: sent again under it, a broken call opens no second ticket.
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': intent },
    body: JSON.stringify({
      type: 'hd.ticket',
      value5: 'etcBillingRequest',
      category: 'newContract',
      customerOrContract: customer,
      fileQueue,
      contactFirstName: 'Petra',
      contactLastName: 'Sommer',
      contactEmail: 'petra.sommer@example.com',
      contactPhone: '030 23125 300',
    }),
  });
  const { id, foreignid } = (await response.json()) as { id: string; foreignid: string };
  console.log(foreignid, id);
}

const [command, customer, ...paths] = process.argv.slice(2);
if (command === 'list') await list();
else if (command === 'open' && customer && paths.length >= 2) await open(customer, paths);
else throw new Error('usage: list, or: open <customer> <PDF> <PDF> …');
