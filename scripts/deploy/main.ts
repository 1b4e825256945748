import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assembleProgram, sizesOf } from './program-folder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-database': { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) throw new Error('Usage: npm run deploy:folder -- <folder> [--without-database]');
assembleProgram(resolve(folder), { withDatabase: !values['without-database'] });

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const sizes = Object.entries(sizesOf(resolve(folder))).sort(([, a], [, b]) => b - a);
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
console.log(`${folder}: ${megabytes(total)}`);
for (const [name, bytes] of sizes) if (bytes >= 500_000) console.log(`  ${name}: ${megabytes(bytes)}`);
