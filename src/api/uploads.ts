import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import type { RunningUpload, Uploader, UploadFailure, UploadReports } from '../domain/form/uploader.ts';
import { isTransient } from './api-error.ts';

interface Options {
  /** REST base, `/api` or an absolute address. */
  base: string;
  /** The present token; asked for at every request, because a long upload outlives one. */
  token: () => Promise<string | undefined>;
  /** Called with a token that was refused; resolves when it makes sense to ask for the present one again. */
  renewed: (token: string) => Promise<unknown>;
}

const retryDelays = [0, 1000, 3000, 5000, 10_000];
/** Missing or expired token, lock held by a cut connection, any fault of the server. 429 says that too many files wait for a ticket, which trying again does not change. */
const isRetryable = (status: number) =>
  [401, 408, 409, 423].includes(status) || (status !== 429 && isTransient(status));

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
const isRefusal = (status: number) => [400, 413, 415].includes(status);

/** What the server says about the file itself, where it will never take it. */
function refusalIn(error: Error | DetailedError): string | undefined {
  if (!isRefusal(statusOf(error)) || !('originalResponse' in error)) return undefined;
  try {
    const { fields } = JSON.parse(error.originalResponse?.getBody() ?? '') as { fields?: { file?: unknown } };
    return typeof fields?.file === 'string' ? fields.file : undefined;
  } catch {
    return undefined;
  }
}
function failureOf(error: Error | DetailedError): UploadFailure {
  const refusal = refusalIn(error);
  return { status: statusOf(error), ...(refusal !== undefined && { refusal }) };
}
const idOf = (url: string | null) => url?.split('?')[0]?.split('/').at(-1) ?? '';

/** Uploads over tus 1.0 to `/uploads`; what the server has of a file is never sent twice, not even after a reload. */
export function createUploader({ base, token, renewed }: Options): Uploader {
  /** Absolute, because tus-js-client resolves the server's `Location` against it. */
  const endpoint = () => new URL(`${base}/uploads`, location.href).href;
  const common: UploadOptions = {
    retryDelays,
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => isRetryable(statusOf(error)),
    async onBeforeRequest(request) {
      const present = await token();
      if (present) request.setHeader('Authorization', `Bearer ${present}`);
    },
    async onAfterResponse(request, response) {
      const sent = request.getHeader('Authorization')?.replace('Bearer ', '');
      if (response.getStatus() === 401 && sent) await renewed(sent);
    },
  };

  function start(file: File, { onProgress, onDone, onError }: UploadReports): RunningUpload {
    let upload: Upload | undefined;
    let isBeginning = false;
    let stopped = false;

    async function begin() {
      const tus = await import('tus-js-client');
      upload = new tus.Upload(file, {
        ...common,
        endpoint: endpoint(),
        metadata: { filename: file.name, filetype: file.type || 'application/octet-stream' },
        onProgress: (sent) => onProgress(sent),
        onSuccess: () => onDone(idOf(upload?.url ?? null)),
        onError: (error) => onError(failureOf(error)),
      });
      const [previous] = await upload.findPreviousUploads();
      if (previous) upload.resumeFromPreviousUpload(previous);
    }
    async function go() {
      stopped = false;
      // It looks by itself, once it can start, whether it was paused meanwhile.
      if (isBeginning) return;
      isBeginning = true;
      try {
        if (!upload) await begin();
        if (!stopped) upload?.start();
      } catch {
        onError({ status: 0 });
      } finally {
        isBeginning = false;
      }
    }
    void go();

    return {
      pause() {
        stopped = true;
        void upload?.abort();
      },
      resume: () => void go(),
      cancel() {
        stopped = true;
        upload?.abort(true).catch(() => undefined);
      },
    };
  }

  /** What cannot be removed expires on the server by itself. */
  async function discard(id: string) {
    const tus = await import('tus-js-client');
    await tus.Upload.terminate(`${endpoint()}/${id}`, common).catch(() => undefined);
  }

  async function isThere(id: string): Promise<boolean> {
    const present = await token();
    const headers = { 'Tus-Resumable': '1.0.0', ...(present && { Authorization: `Bearer ${present}` }) };
    const status = await fetch(`${endpoint()}/${id}`, { method: 'HEAD', headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    return status !== 404 && status !== 410;
  }

  return { start, discard: (id: string): void => void discard(id), isThere };
}
