import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

// The least that a list costs: Fastify and one indexed select of 50 rows, without session, rules and contract.
const [dataDir = '', trid = ''] = process.argv.slice(2);
const address = process.env['DATABASE_URL'];

async function open() {
  if (address) {
    const pool = new pg.Pool({ connectionString: address });
    return {
      ask: (text: string, values: unknown[]) => pool.query({ name: 'list', text, values }),
      close: () => pool.end(),
    };
  }
  const embedded = await PGlite.create(join(dataDir, 'db'));
  return { ask: (text: string, values: unknown[]) => embedded.query(text, values), close: () => embedded.close() };
}

const db = await open();
const app = Fastify();
app.get('/list', async () => {
  const { rows } = await db.ask(
    `select id, foreignid, value1, value2, value3, value5, value6, version, created, modified from records
     where trid = $1 and type = 'hd.ticket' order by foreignid desc limit 50`,
    [trid],
  );
  return { items: rows };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', async () => {
  await app.close();
  await db.close();
  process.exit();
});
