import { photoLimits } from '#contract/me/own-profile.ts';
import { logoLimits } from '#contract/profile/logo.ts';
import { invalidFields } from '#server/core/errors.ts';
import { checkedPng } from '#server/pdf/checked-png.ts';
import { cleanPicture, type Picture } from '#server/pdf/clean-picture.ts';

/** A logo as the offers of a partner can take it; throws a field fault for anything else. */
export function checkedLogo(body: unknown): Buffer {
  const picture = Buffer.isBuffer(body) ? cleanPicture(body, logoLimits) : 'type';
  const bytes = typeof picture === 'string' ? undefined : checkedPng(picture.bytes);
  if (!bytes) throw invalidFields({ logo: 'logoType' });
  return bytes;
}

/** A portrait without what a camera wrote beside it; throws a field fault for anything else. */
export function checkedPhoto(body: unknown): Picture {
  const picture = Buffer.isBuffer(body) ? cleanPicture(body, photoLimits) : 'type';
  if (typeof picture === 'string') throw invalidFields({ photo: picture === 'size' ? 'photoSize' : 'photoType' });
  return picture;
}
