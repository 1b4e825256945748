import { randomBytes } from 'node:crypto';

let lastTime = -1;
let count = 0;

/** A UUIDv7: sorts by the moment (ms) it was made at, within one moment by the order of making (RFC 9562, 6.2 method 1). */
export function uuidv7(now: number): string {
  count = now === lastTime ? (count + 1) & 0xfff : 0;
  lastTime = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
