import { extensionOf } from '#domain/documents/file-extension.ts';

const maxLength = 200;
const longestEnding = 20;
/** Control and format characters (bidi overrides among them), private use, lone surrogates, line and paragraph separators. */
export const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name under which a file is shown and downloaded: no path, nothing invisible, composed letters, at most 200 characters with the ending kept. */
export function displayName(raw: string): string {
  const last = raw.normalize('NFC').replace(invisible, '').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/\s+/gu, ' ').replace(/^ +|[ .]+$/g, '');
  const extension = extensionOf(clean);
  const ending = extension && extension.length <= longestEnding ? clean.slice(-extension.length - 1) : '';
  const base = clean.slice(0, clean.length - ending.length) || 'Datei';
  return shorten(base, maxLength - ending.length) + ending;
}

function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, Math.max(1, length))
        .toWellFormed()
        .replace(/[\s\uFFFD]+$/u, '');
}

const reserved = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?=\.|$)/i;

/** Names for the entries of one archive: valid on every system, and no two alike even where case does not count. */
export function entryNames(names: readonly string[]): string[] {
  const takenNames = new Set<string>();
  return names.map((name) => {
    const valid = displayName(name)
      .replace(/[<>:"|?*]/g, '_')
      .replace(/^\.+/, '_')
      .replace(reserved, '_$&');
    const unique = firstFree(valid, takenNames);
    takenNames.add(unique.toLowerCase());
    return unique;
  });
}

function firstFree(name: string, takenNames: ReadonlySet<string>): string {
  const extension = extensionOf(name);
  const base = extension ? name.slice(0, -extension.length - 1) : name;
  let candidate = name;
  for (let count = 2; takenNames.has(candidate.toLowerCase()); count += 1) {
    candidate = extension ? `${base} (${count}).${name.slice(-extension.length)}` : `${base} (${count})`;
  }
  return candidate;
}
