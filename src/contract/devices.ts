import * as z from 'zod/mini';
import { compact } from './bank.ts';
import { isLuhn } from './check-digits.ts';
import { plainText } from './clean-text.ts';

const privateRanges: readonly [start: number, bits: number][] = (
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['224.0.0.0', 3],
  ] as const
).map(([address, bits]) => [numberOf(address), bits]);

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** An IPv4 address that can be reached from the internet. */
const isPublicIp = (address: string): boolean => {
  if (!/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(address)) return false;
  const size = (bits: number) => 2 ** (32 - bits);
  return privateRanges.every(
    ([start, bits]) => Math.floor(numberOf(address) / size(bits)) !== Math.floor(start / size(bits)),
  );
};

const checked = (message: string, is: (value: string) => boolean, mend = plainText) =>
  z.string().check(z.overwrite(mend), z.minLength(1, 'required'), z.maxLength(60, message), z.refine(is, message));

export const publicIp = checked('publicIp', isPublicIp);
export const mac = checked('mac', (value) => /^([0-9A-F]{2}[:-]?){5}[0-9A-F]{2}$/i.test(value));
export const iccid = checked('iccid', (value) => /^8949\d{15,16}$/.test(value) && isLuhn(value), compact);
export const imei = checked('imei', (value) => /^\d{15}$/.test(value) && isLuhn(value), compact);
/** The number of an eSIM. */
export const eid = checked('eid', (value) => /^\d{32}$/.test(value), compact);
export const domainName = checked('domainName', (value) =>
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(value),
);
export const guid = checked('guid', (value) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value));
