import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { mayImport, serverFolders } from './import-rows.ts';
import { importsOf, type SourceFile, sourceFiles, stylesBelow, walk } from './source-files.ts';

/** What areas share: the parts of every screen, and those of every record's page and list. */
const kits = ['src/islands/ui', 'src/islands/record'];

/** The one screen or the kit that a file of the islands belongs to, else the folder below src, the server or the root. */
function areaOf(path: string): string {
  const [first = '', second = '', third = '', fourth] = path.split('/');
  if (first === 'server' && second === 'records' && fourth) return `server/records/${third}`;
  if (first === 'server') return third ? `server/${second}` : first;
  if (first !== 'src') return first;
  if (second === 'islands') return `src/islands/${third}`;
  return second === 'content.config.ts' ? 'src/content' : `src/${second}`;
}
const rowOf = (area: string) => (area.startsWith('src/islands/') && !kits.includes(area) ? 'src/islands' : area);

const code = sourceFiles('src', 'server', 'scripts', 'bench');
const all = [...code, ...sourceFiles('tests')];
const isOwn = (target: string) => /^(src|server|scripts|bench|tests)\/|^package\.json$/.test(target);

/** Every place where a file breaks a rule, so that a failure names them all. */
const breaches = (files: readonly SourceFile[], rule: (file: SourceFile) => readonly string[]) =>
  files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`));

describe('import directions', () => {
  test('every part of the repository has its row in the table', () =>
    expect(
      breaches(code, (file) => (file.path.endsWith('.d.ts') || mayImport[rowOf(areaOf(file.path))] ? [] : ['no row'])),
    ).toEqual([]));

  test('files import only what their row allows', () =>
    expect(
      breaches(code, (file) => {
        const area = areaOf(file.path);
        const allowed = mayImport[rowOf(area)] ?? [];
        return importsOf(file)
          .filter(isOwn)
          .filter((target) => areaOf(target) !== area && !allowed.includes(rowOf(areaOf(target))))
          .map((target) => `imports ${target}`);
      }),
    ).toEqual([]));

  test('no folder of the server has a row that points upwards', () => {
    const order = Object.keys(serverFolders);
    expect(
      Object.entries(serverFolders).flatMap(([folder, below]) =>
        below.filter((one) => order.indexOf(one) >= order.indexOf(folder)).map((one) => `${folder} → ${one}`),
      ),
    ).toEqual([]);
  });

  test('only queries know the tables of the database', () =>
    expect(
      breaches(
        code.filter(({ path }) => /^server\/(?!db\/|queries\/)/.test(path)),
        (file) => importsOf(file).filter((target) => target.startsWith('server/db/tables/')),
      ),
    ).toEqual([]));

  test('no screen imports another screen', () =>
    expect(
      breaches(
        code.filter((file) => rowOf(areaOf(file.path)) === 'src/islands'),
        (file) =>
          importsOf(file).filter(
            (target) => rowOf(areaOf(target)) === 'src/islands' && areaOf(target) !== areaOf(file.path),
          ),
      ),
    ).toEqual([]));

  test('no modules import each other in a circle', () => {
    const graph = new Map(all.map((file) => [file.path, importsOf(file).filter(isOwn)]));
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (trail.includes(path) || done.has(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  test('imports of own files name the file with its ending', () =>
    expect(
      breaches(all, (file) =>
        importsOf(file)
          .filter(isOwn)
          .filter((target) => !/\.\w+$/.test(target)),
      ),
    ).toEqual([]));

  test('imports climb at most one folder; farther ones go by an alias', () =>
    expect(
      breaches(all, ({ text }) =>
        [...text.matchAll(/\b(?:from|import)[ (]+'(\.\.\/\.\.\/[^']*)'/g)].map(([results]) => results),
      ),
    ).toEqual([]));

  test('only src/i18n and the configuration know astro-i18next', () =>
    expect(
      breaches(code, (file) =>
        file.path.startsWith('src/i18n/') ? [] : importsOf(file).filter((target) => /^astro-i18next/.test(target)),
      ),
    ).toEqual([]));

  test('islands, stores and contracts take the small build of zod', () =>
    expect(
      breaches(code, (file) =>
        file.path.startsWith('src/') ? importsOf(file).filter((target) => target === 'zod') : [],
      ),
    ).toEqual([]));
});

test('§faults all imports of the server are production dependencies, including Node', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const needed = sourceFiles('server')
    .flatMap(importsOf)
    .filter((target) => !isOwn(target) && !target.startsWith('node:'));
  const names = new Set([
    'node',
    ...needed.map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  ]);
  expect([...names].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

describe('house rules', () => {
  const mayBeLong = /^(src\/content\/|server\/db\/demo)/;
  test('no file is longer than 250 lines', () =>
    expect(
      breaches(all, (file) => (file.lines > 250 && !mayBeLong.test(file.path) ? [`${file.lines} lines`] : [])),
    ).toEqual([]));

  test('no file is called utils or helpers and none only passes on others', () =>
    expect(all.map((file) => file.path).filter((path) => /(utils?|helpers?|index)\.tsx?$/.test(path))).toEqual([]));

  const needsDefault =
    /(\.config\.(ts|mjs)|^src\/env\.d\.ts|^src\/content\.config\.ts|^src\/islands\/ui\/page\/island-client\.ts|^tests\/pages\/fixtures\/demo-data\.ts)$/;
  const isDefault = (node: ts.Node) =>
    ts.isExportAssignment(node) ||
    (ts.isExportSpecifier(node) && node.name.text === 'default') ||
    (node.kind === ts.SyntaxKind.DefaultKeyword && ts.canHaveModifiers(node.parent));
  test('nothing is exported by default where no tool demands it', () =>
    expect(
      breaches(all, (file) => {
        const results: string[] = [];
        walk(file.tree, (node) => void (isDefault(node) && results.push('default export')));
        return needsDefault.test(file.path) ? [] : results;
      }),
    ).toEqual([]));

  const rawColour = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|color)\(/gi;
  const paletteClass =
    /\b(?:bg|text|border|ring|outline|fill|stroke|accent|from|to|via|divide|decoration|shadow)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)\b/g;
  test('colours are named by role and stand in theme.css only', () => {
    const styles = stylesBelow('src').filter(({ path }) => path !== 'src/styles/theme.css');
    const painted = [...styles, ...code.filter(({ path }) => /^src\/(pages|layouts|components|islands)\//.test(path))];
    expect(
      painted.flatMap(({ path, text }) =>
        [...text.matchAll(rawColour), ...text.matchAll(paletteClass)].map(([results]) => `${path}: ${results}`),
      ),
    ).toEqual([]);
  });

  const stored = ['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'XMLHttpRequest', 'location'];
  /** A name in its own right, not a property or a label of the same spelling; `window.location` counts. */
  function reaches(node: ts.Node): boolean {
    if (!ts.isIdentifier(node) || !stored.includes(node.text)) return false;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return /^(window|globalThis|document|self)$/.test(parent.expression.getText());
    return !(
      ts.isPropertyAssignment(parent) ||
      ts.isJsxAttribute(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isBindingElement(parent)
    );
  }
  test('islands ask stores, never the browser’s storage, network or address', () =>
    expect(
      breaches(
        code.filter((file) => file.path.startsWith('src/islands/')),
        (file) => {
          const results: string[] = [];
          walk(file.tree, (node) => void (reaches(node) && results.push(node.getText())));
          return results;
        },
      ),
    ).toEqual([]));

  // Put together here, so that this file does not name them itself.
  const promises = new RegExp(
    [
      `\\b${'TO'}DO\\b`,
      `\\b${'FIX'}ME\\b`,
      `(test|it|describe)\\.(${'sk'}ip|${'on'}ly|${'to'}do|${'fix'}me)\\b`,
      `waitFor${'Timeout'}`,
    ].join('|'),
    'g',
  );
  test('nothing is put off: no notes for later, no test left out, no test that waits by the clock', () =>
    expect(breaches(all, (file) => [...file.text.matchAll(promises)].map(([results]) => results))).toEqual([]));

  test('lazy parts use the portal’s own lazy and Suspense, which do not delay them', () =>
    expect(
      breaches(
        code.filter(({ path }) => path.startsWith('src/') && path !== 'src/islands/ui/page/lazy.tsx'),
        ({ text }) => [...text.matchAll(/\b(?:lazy|Suspense)\b(?=[^;]*from 'react';)/g)].map(([results]) => results),
      ),
    ).toEqual([]));

  test('stores know no React', () =>
    expect(
      breaches(
        code.filter((file) => /^src\/(stores|api|domain|contract|early)\//.test(file.path)),
        (file) => importsOf(file).filter((target) => /^(react|react-dom|@nanostores\/react)(\/|$)/.test(target)),
      ),
    ).toEqual([]));
});
