import { listFolder } from '#api/library.ts';
import type { FileEntry } from '#contract/file.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The contracts between the distributor and its partners, as the library holds them. */
export const contractFiles = loader(async (): Promise<readonly FileEntry[]> => {
  const owner = $dataScope.get();
  if (!owner) return [];
  const { items } = await listFolder(owner.trid, 'contracts');
  return items.filter(({ type }) => type === 'file');
});
onActive(contractFiles.$value, [$dataScope], () => {
  contractFiles.reset();
  if ($dataScope.get()) void contractFiles.reload();
});
