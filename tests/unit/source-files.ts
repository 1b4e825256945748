import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the root, with slashes. */
  path: string;
  text: string;
  lines: number;
  tree: ts.SourceFile;
}

/** TypeScript of a page or component: its front matter and its scripts. */
function scriptsOf(astro: string): string {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(astro)?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontMatter, ...scripts].join('\n');
}

const generated = /^server\/db\/migrations\//;

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const code = path.endsWith('.astro') ? scriptsOf(text) : text;
  const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return { path, text, lines: text.trimEnd().split('\n').length, tree };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

/** All code of the repository below these folders. */
export const sourceFiles = (...folders: string[]): SourceFile[] =>
  folders
    .flatMap(filesBelow)
    .filter((path) => /\.(ts|tsx|mjs|astro)$/.test(path) && !generated.test(path))
    .sort()
    .map(read);

export const stylesBelow = (folder: string): { path: string; text: string }[] =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Visits every node of a file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  const call = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return call ? node.arguments[0] : undefined;
}

/** What several rules ask of a file is read off once: each walk through all of them takes a second. */
export function perFile<T>(read: (file: SourceFile) => T): (file: SourceFile) => T {
  const existing = new WeakMap<SourceFile, T>();
  return (file) => {
    const result = existing.get(file) ?? read(file);
    existing.set(file, result);
    return result;
  };
}

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> };

/** The path from the root that an import names relatively or by an alias, else the name of a package. */
export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (!specifier.startsWith('#')) return specifier;
  const [alias = '', ...rest] = specifier.split('/');
  const folder = imports[`${alias}/*`] ?? imports[alias];
  if (!folder) throw new Error(`${path} imports by an alias that package.json lacks: ${specifier}`);
  return posix.normalize(folder.replace('*', rest.join('/')));
}

/** What a file imports: packages by name, own files by their path from the root. */
export const importsOf = perFile((file): string[] => {
  const result = new Set<string>();
  walk(file.tree, (node) => {
    const specifier = specifierOf(node);
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    result.add(targetOf(file.path, specifier.text).replace(/\?.*$/, ''));
  });
  return [...result];
});
