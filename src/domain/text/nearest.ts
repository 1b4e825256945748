import { editDistance } from './edit-distance.ts';

/** Up to three of the known names that come nearest to what was asked for. */
export const nearest = (requestedName: string, knownNames: readonly string[]): string[] =>
  knownNames
    .map((name) => ({
      name,
      far: name.includes(requestedName) || requestedName.includes(`${name}/`) ? 0 : editDistance(requestedName, name),
    }))
    .filter(({ name, far }) => far <= Math.max(3, name.length / 2))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
