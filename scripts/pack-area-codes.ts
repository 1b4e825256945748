/** Writes the packed area codes that site and server share from the list with the names of their local networks. */
import { readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../src/contract/numbering/', import.meta.url);

/** Codes by their common beginnings: each digit, with what follows it in brackets where the code goes on. */
function pack(codes: readonly string[]): string {
  const rests = Map.groupBy(codes, ([first]) => first ?? '');
  return [...rests]
    .map(([digit, members]) => {
      const longer = members.map((code) => code.slice(1)).filter(Boolean);
      const ends = longer.length < members.length ? '.' : '';
      return longer.length > 0 ? `${digit}${ends}(${pack(longer)})` : digit;
    })
    .join('');
}

const list = await readFile(new URL('area-codes.txt', folder), 'utf8');
const codes = [...list.matchAll(/^\d+/gm)].map(([code]) => code);
const lines = pack(codes).match(/.{1,100}/g) ?? [];
const text = lines.map((line) => `  '${line}',`).join('\n');
await writeFile(
  new URL('area-codes.ts', folder),
  `/** Made by \`scripts/pack-area-codes.ts\`: digits that follow each other, a point where a longer code goes on behind a code. */
export const packedAreaCodes: string = [
${text}
].join('');
`,
);
