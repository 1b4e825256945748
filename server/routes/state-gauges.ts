import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { NamedBackup } from '../core/backup-names.ts';
import type { GaugeValue } from '../core/metrics.ts';
import type { Replica } from '../db/replica.ts';
import { storeChecks } from '../files/storage/check-stores.ts';
import { backupLister } from '../files/storage/stored-backups.ts';
import type { stateOfServer } from '../queries/server-state.ts';

type ServerState = Awaited<ReturnType<typeof stateOfServer>>;

/** Room of the disk that holds the data folder; nothing where the system does not say. */
async function diskGauges(folder: string): Promise<GaugeValue[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return [];
  const help = (what: string) => `${what} of the disk of DATA_DIR`;
  return [
    { name: 'portal_disk_free_bytes', help: help('Free bytes'), value: disk.bavail * disk.bsize },
    { name: 'portal_disk_size_bytes', help: help('Bytes'), value: disk.blocks * disk.bsize },
  ];
}

/** 0 where there is none, so that an alert is raised then too. */
const backupGauges = (backups: readonly NamedBackup[]): GaugeValue[] => [
  {
    name: 'portal_backup_last_success_seconds',
    help: 'When the newest backup was made, as Unix time',
    value: (backups.at(-1)?.time ?? 0) / 1000,
  },
  { name: 'portal_backups', help: 'Complete backups in BACKUP_DIR or its bucket', value: backups.length },
];

const replicaGauges = (replica: Replica | undefined): GaugeValue[] => [
  { name: 'portal_replicas', help: 'Replicas that are named for reads', value: Number(replica !== undefined) },
  {
    name: 'portal_replicas_ready',
    help: 'Replicas of them that are read',
    value: Number(replica?.state === 'ready'),
  },
  {
    name: 'portal_replica_lag_seconds',
    help: 'How far the replica is behind; not a number if that is unknown',
    value: (replica?.lagMs ?? Number.NaN) / 1000,
  },
];

/** Figures about what the server stands on: disk, database, stores, mails, audit chain. */
export function stateGaugesOf({ config, clock, library, replica }: FastifyInstance['services']) {
  const checks = storeChecks(config);
  const listBackups = backupLister(config, clock);
  return async ({ databaseStart, oldestMail, audit }: ServerState): Promise<GaugeValue[]> => {
    const [hasFiles, hasLibrary] = await Promise.all([checks.files(), checks.library()]);
    const reachable = (store: string, value: boolean) => ({
      name: 'portal_store_reachable',
      help: '1 if the place of the files, or of the library, answers',
      labels: { store },
      value: Number(value),
    });
    const backups = await listBackups();
    return [
      ...(backups ? backupGauges(backups) : []),
      ...(await diskGauges(config.dataDir)),
      ...replicaGauges(replica),
      {
        name: 'portal_database_start_time_seconds',
        help: 'When the database was started last, as Unix time',
        value: databaseStart,
      },
      reachable('files', hasFiles),
      reachable('library', hasLibrary && library.state.reachable),
      {
        name: 'portal_store_failures',
        help: 'Calls that the object store did not answer or failed, since the start',
        value: checks.failures(),
      },
      {
        name: 'portal_outbox_oldest_seconds',
        help: 'How long the oldest mail waits to be sent',
        value: oldestMail === undefined ? 0 : Math.max(0, (clock() - oldestMail) / 1000),
      },
      {
        name: 'portal_audit_entries',
        help: 'Sealed entries of the audit log since its beginning',
        value: audit.entries,
      },
      {
        name: 'portal_audit_chain_broken',
        help: '1 if the last check found an entry of the audit log changed or missing',
        value: Number(audit.isBroken),
      },
      ...(audit.checked === null
        ? []
        : [
            {
              name: 'portal_audit_checked_seconds',
              help: 'When the audit log was checked last, as Unix time',
              value: audit.checked / 1000,
            },
          ]),
    ];
  };
}
