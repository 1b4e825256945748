import { folderTrail as trailOf } from '#domain/documents/folder-trail.ts';
import { texts } from '#i18n/client.ts';

/** A folder in the words of the page; `operators` gives names by role code, `title` is what the editors call it. */
export function folderTrail(path: string, operators: Readonly<Record<string, string>>, title?: string): string {
  const t = texts('ui');
  return trailOf(path, { repository: (name) => t(`repository.${name}`), operator: (code) => operators[code], title });
}
