import type { ChainFault } from '#contract/staff/audit.ts';
import { anchorText, readAnchor } from '../audit/audit-anchors.ts';
import { sealAudit } from '../audit/seal-audit.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { type Command, Refused } from './command.ts';

const faultTexts: Record<ChainFault, string> = {
  changed: 'was changed or moved',
  missing: 'is missing',
  anchor: 'does not fit what was written down elsewhere',
};

const verify: Command = {
  usage: 'audit verify',
  does: 'looks whether an entry of the audit log was changed, removed or moved, and prints its newest place and hash',
  reads: true,
  options: { anchor: 'place:hash that was printed before and kept elsewhere' },
  async run({ services, options: { anchor } }) {
    const read = anchor === undefined ? undefined : readAnchor(anchor);
    if (anchor !== undefined && !read) throw new Refused(`${anchor} is no place and hash; they are written place:hash`);
    await sealAudit(services);
    const { entries, last, fault } = await verifyAudit(services, read ? [read] : []);
    if (fault) throw new Refused(`the audit log was tampered with: entry ${fault.seq} ${faultTexts[fault.why]}`);
    return [`${entries} entries, none changed, removed or moved.`, `Newest: ${anchorText(last)}`];
  },
};

export const auditCommands: readonly Command[] = [verify];
