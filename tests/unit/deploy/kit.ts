import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { settingNames } from '#server/config/config.ts';
import { fileVariableOf, secretNames } from '#server/config/secret-files.ts';

export const root = join(import.meta.dirname, '../../..');
export const kit = join(root, 'deploy');
export const read = (file: string): string => readFileSync(join(kit, file), 'utf8');

/** What is read of a manifest or of a compose file. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is what the tests look at.
export type Yaml = any;

/** Throws where a document is no YAML. */
export const yamlOf = (file: string): Yaml[] =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });

export const manifests = (): Yaml[] =>
  readdirSync(join(kit, 'kubernetes'))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => yamlOf(`kubernetes/${file}`));

/** Names of variables that the server does not know. */
export function unknownSettings(names: readonly string[]): string[] {
  const known = new Set([...settingNames, ...secretNames.map(fileVariableOf)]);
  return names.filter((name) => !known.has(name));
}

/** Names that a file of variables sets, those that are commented out too. */
export const variablesIn = (file: string): string[] =>
  [...read(file).matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);

/** What a program of the machine prints, and whether it ended well. */
export function runProgram(
  program: string,
  options: readonly string[],
): { readonly ok: boolean; readonly text: string } {
  try {
    return { ok: true, text: execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { ok: false, text: `${message}\n${stdout}\n${stderr}` };
  }
}

export const isInstalled = (program: string, ...options: string[]): boolean => runProgram(program, options).ok;
