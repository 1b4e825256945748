import * as z from 'zod/mini';
import { time } from './fields.ts';

/** §3 "Attachment / file entry". `modified` in ms, `size` in bytes. */
export const fileEntry = z.object({
  name: z.string(),
  path: z.string(),
  type: z.enum(['repository', 'folder', 'file']),
  modified: time,
  size: z.number(),
  extension: z.string(),
  mimetype: z.string(),
  description: z.optional(z.string()),
  version: z.optional(z.string()),
  fileurl: z.optional(z.string()),
  icon: z.string(),
  properties: z.object({ shortcuturl: z.string() }),
});
export type FileEntry = z.infer<typeof fileEntry>;

export const oneTimeAction = z.union([
  z.strictObject({ _action: z.literal('downloadFile'), path: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  z.strictObject({
    _action: z.literal('downloadArchiveFile'),
    _attachment: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
]);
export type OneTimeAction = z.infer<typeof oneTimeAction>;

export const oneTimeToken = z.object({ token: z.string(), name: z.string() });

export const fileSortings = ['file:oldest', 'file:newest'] as const;
