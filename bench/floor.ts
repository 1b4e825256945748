import Fastify from 'fastify';
import pg from 'pg';
import { clusterOf } from '../server/config/data-folder.ts';
import { startEmbedded } from '../server/db/postgres/embedded.ts';

// The least that a list costs: Fastify and one indexed select of 50 rows, without session, rules and contract.
const [dataDir = '', trid = ''] = process.argv.slice(2);
const connectionString = process.env['DATABASE_URL'];
const embedded = connectionString ? undefined : await startEmbedded(clusterOf(dataDir));
const pool = new pg.Pool(embedded?.connection ?? { connectionString });
// The embedded database may end before it.
pool.on('error', () => undefined);

const app = Fastify();
app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, foreignid, value1, value2, value3, value5, value6, version, created, modified from records
     where trid = $1 and type = 'hd.ticket' order by number desc limit 50`,
    values: [trid],
  });
  return { items: rows };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  await embedded?.stop();
  process.exit();
});
