import { isRepository } from '#domain/documents/library.ts';
import { texts } from '#i18n/client.ts';

interface Folder {
  readonly path: string;
  readonly title?: string | undefined;
}

/** `Netzbetreiber › VF` */
export function folderCaption({ path, title }: Folder): string {
  const [top = '', ...below] = path.split('/');
  const repository = isRepository(top) ? texts('ui')(`repository.${top}`) : top;
  return [repository, ...below.slice(0, -1), ...below.slice(-1).map((name) => title ?? name)].join(' › ');
}
