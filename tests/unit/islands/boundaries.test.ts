import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles, targetOf } from '../source-files.ts';

interface Root {
  page: string;
  name: string;
  /** Where the component comes from, from the root of the repository. */
  file: string;
}

/** Where an island is written: some files only bring several of them together. */
function written({ name, file }: Pick<Root, 'name' | 'file'>): string {
  const text = readFileSync(join(root, file), 'utf8');
  const source = new RegExp(`export \\{ ${name} \\} from '([^']+)'`).exec(text)?.[1];
  return source ? written({ name, file: targetOf(file, source) }) : text;
}

/** Every island that a page, layout or component starts. */
const roots: Root[] = sourceFiles('src')
  .filter(({ path }) => path.endsWith('.astro'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/<([A-Z]\w*)[^<>]*?\sclient:\w+/g)].map(([, name = '']) => {
      const source = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? '';
      return { page: path, name, file: targetOf(path, source) };
    }),
  );

test('there are islands, and each is found by its import', () => {
  expect(roots.length).toBeGreaterThan(8);
  expect(roots.filter(({ file }) => !file.endsWith('.tsx'))).toEqual([]);
});

test('§faults every root of an island has a boundary, so that an error leaves the rest usable', () => {
  const bare = roots.filter((one) => !new RegExp(`export const ${one.name} = island\\(`).test(written(one)));
  expect(bare).toEqual([]);
});
