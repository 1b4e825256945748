import { readFileSync } from 'node:fs';

let names: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  const lines = readFileSync(
    new URL('../../../../../src/contract/numbering/area-codes.txt', import.meta.url),
    'utf8',
  ).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, code, name] = /^(\d+) (.+)$/.exec(line) ?? [];
      return code && name ? [[code, name] as const] : [];
    }),
  );
}

/** The name of the local network behind an area code without its leading 0. */
export function areaNameOf(onkz: string): string | undefined {
  names ??= readNames();
  return names.get(onkz);
}
