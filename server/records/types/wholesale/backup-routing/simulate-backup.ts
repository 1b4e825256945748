import type * as z from 'zod/mini';
import type { BackupSimulation, backupSimulationRequest } from '#contract/wholesale/backup-rule.ts';
import { dialledOf, ruleOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { type CallStep, simulateCall } from '#domain/wholesale/backup-routing/simulate-call.ts';
import { invalidFields } from '#server/core/errors.ts';
import { doerOf } from '#server/records/engine/definition/doer.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { accountSeen, holderOf, linesFrom } from './routing-of.ts';

/** A step as a German sentence. */
function sentenceOf({ kind, account, target, rule }: CallStep): string {
  const name = rule && `„${rule.name}“`;
  switch (kind) {
    case 'arrives':
      return `Der Anruf an ${target} kommt bei ${account} an.`;
    case 'unreachable':
      return `${account} ist nicht erreichbar.`;
    case 'busy':
      return `${account} ist besetzt.`;
    case 'noAnswer':
      return `Bei ${account} nimmt niemand ab.`;
    case 'answered':
      return `${account} nimmt den Anruf an.`;
    case 'forwarded':
      return `Die Regel ${name} leitet den Anruf an ${target} weiter.`;
    case 'voicemail':
      return `Die Regel ${name} schaltet den Anrufbeantworter ein.`;
    case 'outside':
      return `Es klingelt bei ${target}.`;
    case 'ended':
      return 'Keine Regel greift. Der Anruf endet.';
    case 'tooMany':
      return 'Nach fünf Weiterleitungen wird der Anruf beendet.';
  }
}

/** A rule as it would be if it were on and valid now. */
async function triedRule(id: string | undefined, { look }: ReturnType<typeof contextOf>) {
  if (!id || !/^[\w-]+$/.test(id)) return undefined;
  const [found] = await look.search('ws.backup', { id });
  return found && { ...ruleOf(found), valid: { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY } };
}

/** Simulates a call through the active rules and one on trial. */
export async function simulateBackup(
  services: RecordServices,
  acting: ActingFor,
  { sipAccountId, number, failure, rule }: z.output<typeof backupSimulationRequest>,
): Promise<BackupSimulation> {
  const at = contextOf(services, { trid: acting.foundation.trid, by: doerOf(acting) });
  const account = /^[\w-]+$/.test(sipAccountId) ? await accountSeen(sipAccountId, at) : undefined;
  if (!account) throw invalidFields({ sipAccountId: 'backupAccount' });
  const dialled = dialledOf(number);
  if (!dialled) throw invalidFields({ number: 'phone' });
  if ((await holderOf(dialled, at))?.sipAccountId !== sipAccountId)
    throw invalidFields({ number: 'backupNotOfAccount' });
  const lines = await linesFrom(at, { accountId: sipAccountId, tried: await triedRule(rule, at) });
  const steps = simulateCall({ accountId: sipAccountId, number: dialled, failure, at: at.now }, lines);
  return {
    steps: steps.map(({ account: id, ...step }) => {
      const user = id && lines.userOf(id);
      const shownStep = { ...step, ...(user && { account: user }) };
      return { ...shownStep, text: sentenceOf(shownStep) };
    }),
  };
}
