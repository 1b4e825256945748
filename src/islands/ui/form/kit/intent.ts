import type { Intent } from '#stores/form-input/saved-input.ts';

/** A UUID; `crypto.randomUUID` is missing where the portal is not served over a secure connection. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The intent to send these values: the one already made for them, so that a repeat is known as one, or a new one. */
export function intentFor(values: unknown, before: Intent | undefined): Intent {
  const body = JSON.stringify(values);
  return before?.body === body ? before : { key: newKey(), body };
}
