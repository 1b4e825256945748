import { appendAudit } from '../audit/append-audit.ts';
import type { AdminServices } from './command.ts';

interface Order {
  readonly by: string;
  /** The command with its operands, and the names of its options: their values are people's data. */
  readonly order: string;
}

/** Keeps what an operator changed in the audit log and, beside a running server, in its log. */
export async function auditCommand(services: AdminServices, { by, order }: Order, kind: 'command' | 'rights') {
  services.log?.info({ audit: true, by, order }, 'changed by the command line');
  await appendAudit(services, { kind, by: { name: by }, text: order });
}
