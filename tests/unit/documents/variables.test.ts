import { expect, test } from 'vitest';
import { buildVariables, toolVariables } from '#server/config/other-variables.ts';
import { descriptionOf } from '#server/config/setting.ts';
import { environment } from '#server/config/settings.ts';
import { sourceFiles } from '../source-files.ts';

/** Variables of the system and of the programs that run the code. */
const ofTheSystem = ['CI', 'HOME', 'NODE_COMPILE_CACHE', 'PATH', 'SUDO_USER', 'TMPDIR', 'TZ', 'npm_execpath'];

const inEnvironment = /\b(?:process|import\.meta)\.env(?:\.(\w+)|\??\.?\['(\w+)'\])/g;
const destructured = /\{([^{}]*)\}\s*=\s*process\.env\b/g;

function variablesOf(text: string): string[] {
  const labels = [...text.matchAll(inEnvironment)].map(([, plain, quoted]) => plain ?? quoted ?? '');
  const copy = [...text.matchAll(destructured)].flatMap(([, names = '']) =>
    names.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  );
  return [...labels, ...copy].filter((name) => !['SSR', 'NODE_ENV', 'BUILD'].includes(name));
}

const described = new Set([...Object.keys(environment.shape), ...Object.keys(buildVariables)]);
const files = sourceFiles('src', 'server', 'scripts', 'tests', 'bench');

test('each setting has a description with its values, and reads as a sentence', () => {
  for (const parser of Object.values(environment.shape)) {
    const { about, allowed } = descriptionOf(parser);
    expect(about).toMatch(/^[A-Z`].*\.$/s);
    expect(allowed).not.toBe('');
  }
  for (const { about } of Object.values({ ...buildVariables, ...toolVariables }))
    expect(about).toMatch(/^[A-Z`].*\.$/s);
});

test('no variable is read that the page of settings does not describe', () => {
  const existing = new Set([...described, ...Object.keys(toolVariables), ...ofTheSystem]);
  const unknown = files.flatMap(({ path, text }) =>
    variablesOf(text)
      .filter((name) => !existing.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the server reads its settings through server/config alone', () => {
  const readers = files
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, text }) =>
      variablesOf(text)
        .filter((name) => !ofTheSystem.includes(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(readers).toEqual([]);
});

test('each variable of the site is described', () => {
  const [config] = files.filter(({ path }) => path === 'src/domain/site/site-config.ts');
  const names = [...(config?.text ?? '').matchAll(/\benv\('(\w+)'/g)].map(([, name]) => `PUBLIC_${name}`);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});
