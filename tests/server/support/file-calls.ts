import type { LightMyRequestResponse } from 'fastify';
import type { Portal } from './portal.ts';

export const tus = { 'tus-resumable': '1.0.0' };
export const chunkHeaders = (offset: number) => ({
  ...tus,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
export const metadata = (filename: string, filetype = 'application/pdf') =>
  `filename ${base64(filename)},filetype ${base64(filetype)}`;

const contact = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra.sommer@example.com',
  contactPhone: '030 23125 300',
};
export const billing = (fileQueue: string[]) => ({
  type: 'hd.ticket',
  value5: 'etcBillingRequest',
  category: 'newContract',
  customerOrContract: 'Bäckerei Sonnental GmbH',
  fileQueue,
  ...contact,
});
export const complaint = (excelFile: string[], proofFiles: string[]) => ({
  type: 'hd.ticket',
  value5: 'etcProvisionComplain',
  category: 'missing',
  description: 'Die Provision für diesen Vertrag fehlt.',
  operator: 'ALSTERKOM',
  excelFile,
  proofFiles,
  ...contact,
});
export const callback = {
  type: 'hd.ticket',
  value5: 'etcCallBackRequest',
  category: 'order',
  description: 'Bitte rufen Sie mich zurück.',
  ...contact,
};

/** The calls about files, made with one session. */
export async function fileCalls(portal: Portal, userId = '1001/sp.admin') {
  const { token, get, post } = await portal.as(userId);

  const create = (filename: string, length: number, headers: Record<string, string> = {}) =>
    portal.call('POST', '/uploads', {
      token,
      headers: { ...tus, 'upload-length': String(length), 'upload-metadata': metadata(filename), ...headers },
    });
  const patch = (id: string, offset: number, body: Buffer, headers: Record<string, string> = {}) =>
    portal.call('PATCH', `/uploads/${id}`, { token, body, headers: { ...chunkHeaders(offset), ...headers } });
  const head = (id: string) => portal.call('HEAD', `/uploads/${id}`, { token, headers: tus });
  const remove = (id: string) => portal.call('DELETE', `/uploads/${id}`, { token, headers: tus });
  const begin = async (filename: string, length: number) => idOf(await create(filename, length));

  return {
    token,
    get,
    post,
    create,
    patch,
    head,
    remove,
    begin,
    /** Uploads a whole file; answers its id. */
    upload: async (filename: string, bytes: Buffer) => {
      const id = await begin(filename, bytes.length);
      const answer = await patch(id, 0, bytes);
      if (answer.statusCode !== 204) throw new Error(answer.body);
      return id;
    },
    list: (trid: string, id: string) => get(`/public/filebrowser/home${trid}_${id}`, { query: { _action: 'list' } }),
    oneTime: (body: unknown) => post('/public/onetimeaction', body),
    /** A token for one attachment or, with ids separated by commas, for an archive. */
    grant: async (body: Record<string, string>) => {
      const answer = await post('/public/onetimeaction', body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ token: string; name: string }>();
    },
  };
}
export type FileCalls = Awaited<ReturnType<typeof fileCalls>>;

export const idOf = (created: LightMyRequestResponse): string =>
  String(created.headers['location']).split('/').at(-1) ?? '';

export const fetchFile = (
  portal: Portal,
  token: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => portal.call(method, '/public/filedownload/datei', { query: { token }, headers });

/** What lies in the storage right now, begun uploads too. */
export async function storedFiles({ services }: Portal): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { id } of services.storage.list()) ids.add(id);
  return [...ids].sort();
}
