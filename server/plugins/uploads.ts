import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../core/disk-full.ts';
import { ApiError, badRequest } from '../core/errors.ts';
import { maxUploadSize, tusServer } from '../files/uploads/tus-server.ts';
import { checksumAlgorithms, parseChecksum, type UploadCall, withUploadCall } from '../files/uploads/upload-call.ts';
import { uploadError } from '../files/uploads/upload-errors.ts';
import { uploadLifetime } from '../files/uploads/upload-rows.ts';
import { findUpload } from '../queries/uploads.ts';
import { checkStillSignedIn, personOf } from '../session/actor.ts';
import { throttled } from '../session/throttle.ts';
import { isTransient } from './error-handler.ts';
import { requireSession } from './signed-in.ts';

const tags = ['Files'];

interface UploadParams {
  id?: string;
}

/** tus uploads at `/uploads`: the library speaks the protocol, this file translates between it and the API's sessions and errors. */
export async function uploads(scope: FastifyInstance): Promise<void> {
  const tus = tusServer(scope.services);
  const { maxFileSize } = scope.services.config.uploads;

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as UploadParams;
    const call: UploadCall = {
      userId: personOf(request.actor).id,
      isEmployee: request.actor.employee,
      checksum: checksumOf(request),
      check: throttled(scope.services.clock, () => checkStillSignedIn(scope.services, request.actor)),
    };
    const maxSize = maxUploadSize(scope.services, call.isEmployee);
    const body = openBody(request);
    const target = id === undefined ? '/uploads' : `/uploads/${encodeURIComponent(id)}`;
    const response = await withUploadCall(call, () => tus.handleWeb(webRequest(request, target, body)));
    if (body && !drain(request, body, maxSize)) reply.header('connection', 'close');
    if (response.status >= 400) {
      const ours = call.error instanceof ApiError || isTransient(call.error) || isDiskFull(call.error);
      if (ours) throw call.error;
      throw uploadError(response.status, maxSize);
    }
    for (const [name, value] of response.headers) {
      if (!ownHeaders.test(name)) reply.header(name, value);
    }
    const created = response.headers.get('location');
    if (created) reply.header('location', `${request.url.split('?')[0]?.replace(/\/$/, '')}/${created}`);
    const upload = await findUpload(scope.services.db, created ?? id ?? '');
    if (upload?.finished === null) {
      reply.header('upload-expires', new Date(upload.created + uploadLifetime).toUTCString());
    }
    return reply.code(response.status).send();
  }

  scope.options('/uploads', { schema: { tags, summary: 'What uploads can do (tus 1.0)' } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': '1.0.0',
        'tus-version': '1.0.0',
        'tus-extension': tus.datastore.extensions.join(','),
        'tus-max-size': String(maxFileSize),
        'tus-checksum-algorithm': checksumAlgorithms.join(','),
      })
      .send(),
  );

  await scope.register(async (signedIn) => {
    requireSession(signedIn);
    const begin = { schema: { tags, summary: 'Begin an upload (tus creation)' }, config: { readsBody: true } };
    signedIn.post('/uploads', begin, handle);
    signedIn.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: '/uploads/:id',
      schema: { tags, summary: 'Ask for, continue or withdraw an upload (tus)' },
      config: { essential: true },
      handler: handle,
    });
  });
}

/** Cross-origin headers and lengths are set by the server for all calls alike. */
const ownHeaders = /^(?:access-control-.*|content-length|content-type|location|connection)$/;

function checksumOf({ headers }: FastifyRequest) {
  const header = headers['upload-checksum'];
  if (typeof header !== 'string') return undefined;
  const checksum = parseChecksum(header);
  if (!checksum) throw badRequest();
  return checksum;
}

/** A copy of the request's body that may be given up without cutting the connection, so that a refusal reaches the client. */
function openBody(request: FastifyRequest): PassThrough | undefined {
  if (request.method !== 'PATCH' && request.method !== 'POST') return undefined;
  const body = new PassThrough();
  const { raw } = request;
  body.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('the connection was cut'));
  });
  return raw.pipe(body);
}

/** Reads away what a refused request still sends, because a client that is cut off while sending never sees the refusal. False where it may send too much for that. */
function drain({ raw, headers }: FastifyRequest, body: PassThrough, most: number): boolean {
  raw.unpipe(body);
  const bounded = raw.readableEnded || Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= most;
  if (bounded) raw.resume();
  return bounded;
}

function webRequest({ method, headers }: FastifyRequest, path: string, body: PassThrough | undefined): Request {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !name.startsWith('x-forwarded-')) copied.set(name, value);
  }
  return new Request(`http://portal${path}`, {
    method,
    headers: copied,
    ...(body ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
}
