import { readFileSync } from 'node:fs';
import { descriptionOf } from './setting.ts';
import { environment } from './settings.ts';

type RawSettings = Readonly<Record<string, string | undefined>>;

/** Settings that may come from a file. */
export const secretNames: readonly string[] = Object.entries(environment.shape).flatMap(([name, parser]) =>
  descriptionOf(parser).isSecret ? [name] : [],
);

export const fileVariableOf = (name: string) => `${name}_FILE`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'which does not exist',
  EACCES: 'which this user may not read',
  EISDIR: 'which is a folder',
};

/** The one line that a file holds, or why it cannot be used. */
function readLine(file: string): { readonly value: string } | { readonly fault: string } {
  try {
    const value = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim();
    if (value === '') return { fault: 'which is empty' };
    return /[\r\n]/.test(value) ? { fault: 'which has more than one line' } : { value };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { fault: reasons[code] ?? `which cannot be read (${code})` };
  }
}

/** The settings with the secrets that files hold, as containers and systemd hand them over, and what is wrong with these files. */
export function readSecretFiles(rawSettings: RawSettings): {
  readonly settings: RawSettings;
  readonly faults: string[];
} {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretNames) {
    const variable = fileVariableOf(name);
    const file = rawSettings[variable];
    if (file === undefined) continue;
    if (rawSettings[name] !== undefined) {
      faults.push(`${name} and ${variable} are both set; leave one of them out`);
      continue;
    }
    const line = readLine(file);
    if ('value' in line) values[name] = line.value;
    else faults.push(`${variable} names ${file}, ${line.fault}`);
  }
  return { settings: { ...rawSettings, ...values }, faults };
}
