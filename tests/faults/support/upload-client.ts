import { setTimeout as pause } from 'node:timers/promises';
import { metadata } from '#tests/server/support/file-calls.ts';
import type { PortalClient } from './portal-client.ts';

const tus = { 'tus-resumable': '1.0.0' };

/** One attempt to begin an upload; answers its id. */
export async function beginUpload(client: PortalClient, name: string, length: number): Promise<string> {
  const response = await fetch(`${client.origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      authorization: `Bearer ${client.token()}`,
      'upload-length': String(length),
      'upload-metadata': metadata(name),
    },
  });
  await response.body?.cancel();
  if (response.status !== 201) throw new UploadRefused(response.status);
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

export class UploadRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the upload was answered ${status}`);
    this.status = status;
  }
}

/** What the server has of an upload, in bytes. */
export async function offsetOf(client: PortalClient, id: string): Promise<number> {
  const headers = { ...tus, authorization: `Bearer ${client.token()}` };
  const response = await fetch(`${client.origin}/api/uploads/${id}`, { method: 'HEAD', headers });
  if (response.status !== 200) throw new UploadRefused(response.status);
  return Number(response.headers.get('upload-offset'));
}

/** One attempt to send bytes from an offset on; answers the new offset. */
export async function sendFrom(client: PortalClient, id: string, offset: number, bytes: Uint8Array): Promise<number> {
  const response = await fetch(`${client.origin}/api/uploads/${id}`, {
    method: 'PATCH',
    body: Buffer.from(bytes),
    headers: {
      ...tus,
      authorization: `Bearer ${client.token()}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
  });
  await response.body?.cancel();
  if (response.status !== 204) throw new UploadRefused(response.status);
  return Number(response.headers.get('upload-offset'));
}

const delays = [0, 100, 300, 1000, 3000];
const isTransient = (error: unknown) =>
  !(error instanceof UploadRefused) || [401, 408, 409, 423, 429].includes(error.status) || error.status >= 500;

/** Uploads a file as the site does: after each failure it asks how far it came and goes on from there. Answers the id. */
export async function upload(
  client: PortalClient,
  name: string,
  bytes: Uint8Array,
  existing?: string,
): Promise<string> {
  let id = existing;
  let failed = 0;
  for (;;) {
    try {
      id ??= await beginUpload(client, name, bytes.length);
      const offset = await offsetOf(client, id);
      if (offset === bytes.length || (await sendFrom(client, id, offset, bytes.subarray(offset))) === bytes.length)
        return id;
    } catch (error) {
      if (!isTransient(error) || failed > 60) throw error;
      if (error instanceof UploadRefused && error.status === 401) await client.login();
      client.retries.count += 1;
      await pause(delays[Math.min(failed, delays.length - 1)] ?? 0);
      failed += 1;
    }
  }
}
