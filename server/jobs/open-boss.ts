import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobSchema } from '../db/job-schema.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';

interface Given {
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** How other servers on the database read who this one is. */
  readonly instanceName: string;
}

/** How often (s) a server says that it runs; it counts as running for three times as long. */
const instanceHeartbeatSeconds = 10;

/** The queue's library on connections of the portal. Its tables are brought up to date where those of the portal are. */
export function openBoss({ pool, log, instanceName }: Given): PgBoss {
  let isFailing = false;
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const answer = await pool.query(text, values);
        isFailing = false;
        return answer;
      },
    },
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    instanceName,
    instanceHeartbeatSeconds,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 15,
    // No job waits for another.
    flowIntervalSeconds: 3600,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => {
    if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the job queue reports an error');
    // Said once for as long as it lasts.
    else if (!isFailing) log.warn({ err: error }, 'the job queue does not reach the database');
    isFailing = true;
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}
