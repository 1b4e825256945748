import type { FileEntry } from '#contract/file.ts';
import { filmAddress } from '../content/film.ts';
import { formatOf } from './file-extension.ts';

const byExtension = {
  pdf: 'pdf',
  xlsx: 'sheet',
  xls: 'sheet',
  ods: 'sheet',
  csv: 'sheet',
  docx: 'text',
  doc: 'text',
  odt: 'text',
  rtf: 'text',
  txt: 'text',
  md: 'text',
  pptx: 'slides',
  ppt: 'slides',
  odp: 'slides',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
  tif: 'image',
  tiff: 'image',
  mp4: 'film',
  webm: 'film',
  mov: 'film',
  avi: 'film',
  mp3: 'sound',
  wav: 'sound',
  m4a: 'sound',
  zip: 'archive',
  '7z': 'archive',
  rar: 'archive',
  msg: 'mail',
  eml: 'mail',
  url: 'link',
} as const;

export type FileKind = 'folder' | 'file' | (typeof byExtension)[keyof typeof byExtension];

type Kinded = Pick<FileEntry, 'type' | 'extension' | 'properties'>;

/** What an entry is, for its icon and for what a click does: a link opens, a film plays after a click, the rest downloads (§4-15, §9-7). */
export function fileKind({ type, extension, properties }: Kinded): FileKind {
  if (type !== 'file') return 'folder';
  if (filmAddress(properties.shortcuturl)) return 'film';
  if (properties.shortcuturl) return 'link';
  const ending = formatOf(extension);
  return Object.hasOwn(byExtension, ending) ? byExtension[ending as keyof typeof byExtension] : 'file';
}

/** True for what has an address in place of bytes. */
export const isLink = ({ properties, extension }: Kinded): boolean =>
  properties.shortcuturl !== '' || extension.toLowerCase() === 'url';

const previewed = ['pdf', 'jpg', 'jpeg', 'png', 'gif', 'webp'];

/** Largest file that is shown without saving it, in bytes. */
const largestPreview = 50 * 1024 ** 2;

export const hasPreview = (entry: Kinded & Pick<FileEntry, 'size'>): boolean =>
  entry.type === 'file' &&
  !isLink(entry) &&
  entry.size <= largestPreview &&
  previewed.includes(formatOf(entry.extension));
