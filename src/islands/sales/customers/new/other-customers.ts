import type { FormScope } from '#islands/ui/form/kit/form-scope.ts';

/** Similar customers of which the user has said that they are others. */
export const othersIn = ({ get }: Pick<FormScope['beside'], 'get'>): readonly string[] => {
  const others = get('others');
  return Array.isArray(others) ? others.map(String) : [];
};
