import { createHash } from 'node:crypto';
import { contentImageLimits, largestContentImage } from '#contract/content/content-image.ts';
import { entrySlug } from '#domain/content/entry-slug.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import { invalidFields } from '#server/core/errors.ts';
import { cleanPicture } from '#server/pdf/clean-picture.ts';
import { deleteUnusedImages, insertImage } from '#server/queries/content/content-images.ts';
import type { EditingServices, Editor } from './editing-services.ts';

/** A picture that no text names stays for so long (ms): its editor may still be typing. */
const unusedImageMs = 86_400_000;

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const maxSlug = 60;

/** Stores a picture without what a camera wrote beside it; answers the path by which texts name it. Throws field faults. */
export async function storeImage(
  { db, clock }: Pick<EditingServices, 'db' | 'clock'>,
  by: Editor,
  fileName: string,
  body: unknown,
): Promise<string> {
  if (!Buffer.isBuffer(body) || body.length > largestContentImage) throw invalidFields({ image: 'contentImage' });
  const picture = cleanPicture(body, contentImageLimits);
  if (typeof picture === 'string')
    throw invalidFields({ image: picture === 'size' ? 'contentImageSize' : 'contentImage' });
  const { bytes, mimetype } = picture;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const slug =
    entrySlug(fileName.replace(/\.[^.]*$/, ''))
      .slice(0, maxSlug)
      .replace(/-$/, '') || 'bild';
  const name = `${slug}-${digest}.${endings[mimetype]}`;
  const now = clock();
  await db.transaction(async (tx) => {
    const isNew = await insertImage(tx, { name, mimetype, bytes, userId: by.id ?? null, author: by.name, time: now });
    await deleteUnusedImages(tx, now - unusedImageMs);
    if (isNew)
      await appendAuditIn(tx, now, [
        { kind: 'rights', by: { id: by.id, name: by.login }, text: `content.picture ${name}` },
      ]);
  });
  return `/images/${name}`;
}
