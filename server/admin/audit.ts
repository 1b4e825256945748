import { userInfo } from 'node:os';
import { noteAudit } from '../audit/note-audit.ts';
import type { AdminServices } from './command.ts';

/** Who gives an order, by the system: behind sudo the one who called it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export interface Order {
  readonly by: string;
  /** The command with its operands, and the names of its options: their values are people's data. */
  readonly order: string;
}

/** Keeps what an operator changed in the audit log and, beside a running server, in its log. */
export async function noteOrder(services: AdminServices, { by, order }: Order, kind: 'command' | 'rights') {
  services.log?.info({ audit: true, by, order }, 'changed by the command line');
  await noteAudit(services, { kind, by: { name: by }, text: order });
}
