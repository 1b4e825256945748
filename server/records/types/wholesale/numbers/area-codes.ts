import { readFileSync } from 'node:fs';
import { splitPhone } from '#contract/numbering/phone-number.ts';

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

/**
 * The area code of a town; where the town has several local networks, that of a telephone number in one of them.
 * Undefined where neither is sure.
 */
export function areaCodeOfTown(town: string, phone: string): string | undefined {
  names ??= readNames();
  if (town === '') return undefined;
  const codes = [...names].flatMap(([code, name]) =>
    name === town || name.startsWith(`${town}-`) || name.startsWith(`${town} `) ? [code] : [],
  );
  return codes.length === 1 ? codes[0] : codes.find((code) => code === splitPhone(phone)?.areaCode);
}
