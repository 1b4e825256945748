import { contentImageName } from '#contract/content/content-image.ts';
import { builtSettings } from '../config/site-settings.ts';

/** Where a browser finds a picture that a text names. */
export type ImageAddress = (path: string) => string;

const folder = '/images/';

/** The names of pictures that a text may show, of those that editors brought. */
export const imagesIn = (text: string): string[] =>
  [...text.matchAll(/\/images\/([a-z0-9-]+\.(?:png|jpg))/g)].flatMap(([, name = '']) =>
    contentImageName.test(name) ? name : [],
  );

/** Those that the site has are files of the site; the server answers all others. */
export function imageAddresses(contentDir: string, publicFiles: readonly string[]): ImageAddress {
  const ofSite = new Set(publicFiles);
  const api = builtSettings({ contentDir })?.['PUBLIC_API_BASE'] ?? '/api';
  return (path) =>
    path.startsWith(folder) && !ofSite.has(path) && contentImageName.test(path.slice(folder.length))
      ? `${api}/content/images/${path.slice(folder.length)}`
      : path;
}
