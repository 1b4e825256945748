import { createHash } from 'node:crypto';
import { brandLogoLimits, type brandLogoTypes, largestBrandLogo } from '#contract/brand/brand.ts';
import { cleanPicture } from '../pdf/clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';

export interface CheckedLogo {
  readonly digest: string;
  readonly mimetype: (typeof brandLogoTypes)[number];
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Of a drawing without a scale of its own the proportions count. */
const [ownHeight, maxWidth] = [40, 400];

function drawn(bytes: Buffer): Omit<CheckedLogo, 'digest'> | undefined {
  const drawing = cleanSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (!drawing) return undefined;
  const width = Math.round((drawing.width / drawing.height) * ownHeight);
  if (width < 1 || width > maxWidth) return undefined;
  return { mimetype: 'image/svg+xml', bytes: Buffer.from(drawing.text), width, height: ownHeight };
}

function painted(bytes: Buffer): Omit<CheckedLogo, 'digest'> | undefined {
  const picture = cleanPicture(bytes, brandLogoLimits);
  if (typeof picture === 'string' || picture.mimetype !== 'image/png') return undefined;
  const [width, height] = [picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)];
  return { mimetype: 'image/png', bytes: picture.bytes, width, height };
}

/** What a logo is follows from its content; undefined for anything but a drawing or a PNG of a size to show. */
export function checkedLogo(body: unknown): CheckedLogo | undefined {
  if (!Buffer.isBuffer(body) || body.length > largestBrandLogo) return undefined;
  const logo = body[0] === 0x89 ? painted(body) : drawn(body);
  return logo && { ...logo, digest: createHash('sha256').update(logo.bytes).digest('hex') };
}
