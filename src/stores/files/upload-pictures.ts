import { ApiError } from '#api/api-error.ts';
import { uploader } from './uploads.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const upload = (name: string, base64: string): Promise<string> =>
  new Promise((resolve, reject) => {
    uploader.start(new File([bytesOf(base64)], name, { type: 'image/png' }), {
      onProgress: () => {},
      onDone: resolve,
      onError: ({ status }) => reject(new ApiError(status)),
    });
  });

/** Uploads pictures that were drawn, a PNG as base64 each; the same picture once, so that a repeat sends what it sent before. */
export function pictureUploads() {
  const ids = new Map<string, string>();
  return {
    async id(name: string, base64: string): Promise<string> {
      const key = `${name} ${base64}`;
      const id = ids.get(key) ?? (await upload(name, base64));
      ids.set(key, id);
      return id;
    },
    /** The server may have none of them any more. */
    forget: () => ids.clear(),
  };
}
