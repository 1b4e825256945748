import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Package {
  readonly ref: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly integrity: string | undefined;
  readonly isOptional: boolean;
  readonly dependsOn: readonly string[];
}

/** Packages that say their licence elsewhere than in the field of `package.json`. */
const otherLicenses: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

export const product: { readonly name: string; readonly version: string; readonly description: string } =
  read('package.json');

const lock: Readonly<Record<string, Locked>> = read('package-lock.json').packages;
const nameOf = (path: string) => lock[path]?.name ?? path.split('node_modules/').at(-1) ?? '';
const refOf = (path: string) => `${nameOf(path)}@${lock[path]?.version}`;

/** The package that Node finds for a name from inside another one. */
function resolve(name: string, from: string): string | undefined {
  const candidate = `${from && `${from}/`}node_modules/${name}`;
  if (lock[candidate]) return candidate;
  return from === '' ? undefined : resolve(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function dependenciesOf(path: string): string[] {
  const { dependencies, optionalDependencies } = lock[path] ?? {};
  const paths = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => resolve(name, path) ?? []);
  return [...new Set(paths.map(refOf))].sort();
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What the product itself depends on, by the lock file; each version of a package once. */
export function packagesOfProduct(): Package[] {
  const packages = new Map<string, Package>();
  for (const [path, { version = '', license, integrity, dev, optional = false }] of Object.entries(lock)) {
    if (path === '' || dev) continue;
    const name = nameOf(path);
    const ref = refOf(path);
    const earlier = packages.get(ref);
    packages.set(ref, {
      ...{ ref, name, version, integrity },
      license: license ?? otherLicenses[name] ?? 'unknown',
      isOptional: optional && (earlier?.isOptional ?? true),
      dependsOn: [...new Set([...(earlier?.dependsOn ?? []), ...dependenciesOf(path)])].sort(),
    });
  }
  return [...packages.values()].sort((a, b) => compare(a.ref, b.ref));
}

/** Packages that the product names itself. */
export const directDependencies = (): string[] => dependenciesOf('');
