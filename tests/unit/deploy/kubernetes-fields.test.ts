import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { manifests, root, type Yaml } from './kit.ts';

/** Where `kubernetes-types` describes the kinds of an API group. */
const moduleOf = (apiVersion: string) => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

const sourceOf = ({ apiVersion, kind }: Yaml, manifest: Yaml) =>
  `import type { ${kind} } from '${moduleOf(apiVersion)}';\nexport const manifest: ${kind} = ${JSON.stringify(manifest)};\n`;

/** What the type checker says of each manifest: unknown fields, wrong values, misplaced parts. */
function checkFields(documents: readonly Yaml[]): string[] {
  const sources = new Map(
    documents.map((one, index) => [join(root, `tests/unit/deploy/manifest-${index}.ts`), sourceOf(one, one)]),
  );
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, source, ts.ScriptTarget.ES2022);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('every field of the manifests is one of the Kubernetes API, with a value of its type', { timeout: 60_000 }, () => {
  expect(checkFields(manifests())).toEqual([]);
});

test('an unknown field, a wrong value and a misplaced part are refused', { timeout: 60_000 }, () => {
  const deployment = manifests().find(({ kind }) => kind === 'Deployment');
  const spoil = (change: (manifest: Yaml) => void) => {
    const copy = structuredClone(deployment);
    change(copy);
    return copy;
  };
  const faults = checkFields([
    spoil(({ spec }) => (spec.template.spec.containers[0].livenesProbe = {})),
    spoil(({ spec }) => (spec.replicas = 'three')),
    spoil(({ spec }) => (spec.template.containers = [])),
    spoil(({ spec }) => delete spec.selector),
  ]);
  expect(faults).toHaveLength(4);
  for (const [index, word] of ['livenesProbe', 'number', 'containers', 'selector'].entries())
    expect(faults[index]).toContain(word);
});
