import { extensionOf } from './file-extension.ts';
import { type RepositoryName, repositoryNames } from './library.ts';

/** Where documents come in by the form; statements come in with the commissions of their organisation. */
export const uploadRepositories: readonly RepositoryName[] = repositoryNames.filter(
  (name) => name !== 'commission-statements',
);

/** The name of a document in the library: its title with the ending of the file. */
export function libraryName(title: string, fileName: string): string {
  const extension = extensionOf(fileName);
  if (title === '') return fileName;
  return title.toLowerCase().endsWith(`.${extension}`) ? title : `${title}.${extension}`;
}

/** True where a document of this name takes the place of that one as its next version. */
export const isNextVersion = (folder: string, name: string, supersedes: string): boolean =>
  supersedes === `${folder}/${name}`;
