import { readColleagues } from '#api/profile/members.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import { $dataScope } from '#stores/session/data-scope.ts';

/** The users of the selected organisation, by name. Throws ApiError. */
export async function readOwnerOptions(): Promise<readonly Option[]> {
  const owner = $dataScope.get();
  if (!owner) return [];
  const { items } = await readColleagues(owner.trid);
  return items.map(({ id, name }) => ({ value: id, label: name }));
}
