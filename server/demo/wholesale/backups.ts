import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { backups } from '#server/records/types/wholesale/backup-routing/backups.ts';
import { type WholesaleDemo, wholesaleUser } from './wholesale-demo.ts';

interface DemoRule {
  /** Which of the demo's accounts it is for. */
  readonly account: number;
  readonly daysAgo: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `docs/domain/demo-data.md`: one that waits for a fault, one that leads on to another account, one that is off. */
const demoRules: readonly DemoRule[] = [
  {
    account: 0,
    daysAgo: 20,
    fields: {
      name: 'Ausfall Zentrale',
      scope: 'trunk',
      trigger: 'unreachable',
      action: 'forward',
      targetNumber: '0176 04069001',
      clipMode: 'caller',
      priority: '50',
      active: true,
    },
  },
  {
    account: 2,
    daysAgo: 6,
    fields: {
      name: 'Hotline nach Frankfurt',
      scope: 'range',
      scopeFrom: '040 66969500',
      scopeTo: '040 66969549',
      trigger: 'time',
      delaySeconds: '25',
      action: 'forward',
      targetNumber: '069 90009110',
      clipMode: 'caller',
      priority: '70',
      active: true,
    },
  },
  {
    account: 3,
    daysAgo: 90,
    fields: {
      name: 'Leitstelle besetzt',
      scope: 'trunk',
      trigger: 'busy',
      action: 'voicemail',
      priority: '50',
    },
  },
];

/** The backup rules of the demo; those that are on leave a process each. */
export async function insertDemoBackups(
  { services, scopeOf }: WholesaleDemo,
  accounts: ReadonlyMap<string, RecordRow>,
): Promise<void> {
  const rows = [...accounts.values()];
  for (const { account, daysAgo, fields } of demoRules) {
    const request = { type: backups.type, sipAccountId: rows[account]?.id, ...fields };
    await createIn(scopeOf(wholesaleUser, daysAgo), services, backups, request);
  }
}
