import { invalidFields } from '../../core/errors.ts';
import { checkedPng } from '../../documents/checked-png.ts';

/** A logo as the offers of a partner can take it; throws a field fault for anything else. */
export function checkedLogo(body: unknown): Buffer {
  const bytes = Buffer.isBuffer(body) ? checkedPng(body.toString('base64')) : undefined;
  if (!bytes) throw invalidFields({ logo: 'logoType' });
  return bytes;
}
