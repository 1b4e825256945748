import { attempt } from './attempt.ts';
import { islandKeys } from './storage.ts';

/** The random name of this browser, made once; undefined where the browser keeps nothing. */
export function deviceName(): string | undefined {
  return attempt(() => {
    const storedId = localStorage.getItem(islandKeys.device);
    if (storedId && /^[\w-]{16,64}$/.test(storedId)) return storedId;
    const newId = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(islandKeys.device, newId);
    return newId;
  });
}
