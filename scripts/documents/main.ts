import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { documents } from './documents.ts';

for (const [file, text] of Object.entries(documents)) {
  writeFileSync(join(root, file), text());
  console.log(`${file} is up to date.`);
}
