import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

// NODE_OPTIONS="--import …/record-statements.mjs": the texts of all statements that a process gives, each once, in
// `portal-statements.json` of the folder of temporary files.
const texts = new Set();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text;
  if (text) texts.add(text);
  return query.call(this, config, ...rest);
};
process.on('exit', () => writeFileSync(join(tmpdir(), 'portal-statements.json'), JSON.stringify([...texts].sort())));
