import type { PortingOutData } from '#contract/wholesale/porting-out.ts';
import type { ProcessData } from '#contract/wholesale/process.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { portingOutWaitsFor } from '#domain/wholesale/porting/porting-out-states.ts';
import { isLedElsewhere, mayAnswer, mayRetry } from '#domain/wholesale/processes/process-rules.ts';
import type { Work } from '#server/records/engine/definition/work.ts';
import type { StoredBackup } from './backup-routing/check-backup.ts';
import { requestedNumbers } from './porting-out/porting-out-data.ts';

/** The given texts, each once: a process about a customer has the customer's name. */
const joined = (...parts: readonly (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(' · ');

/** Another carrier's request waits for an employee's answer. */
export function portingOutWork(porting: PortingOutData): readonly Work[] {
  if (portingOutWaitsFor(porting.state) !== 'staff') return [];
  const title = joined(requestedNumbers(porting), porting.customerName);
  return [
    {
      side: 'staff',
      task: 'answerCarrier',
      title,
      customer: porting.customerName,
      operator: carrierName(porting.request.from),
      due: porting.answerDue,
    },
  ];
}

/**
 * A process asks the partner, lets the partner retry a failed step, or continues by an employee; portings define their
 * own work items.
 */
export function processWork(process: ProcessData): readonly Work[] {
  const { state, object, customerName, dueAt: due } = process;
  const about = { title: joined(object.title, customerName), customer: customerName };
  const detail = process.messages?.findLast(({ actor }) => actor !== 'partner')?.text;
  if (mayAnswer(process)) return [{ side: 'partner', task: 'answer', ...about, detail, due }];
  if (mayRetry(process)) return [{ side: 'partner', task: 'retry', ...about }];
  if (isLedElsewhere(process) || (state !== 'new' && state !== 'running')) return [];
  return [{ side: 'staff', task: 'work', ...about, reason: process.type, due }];
}

/** A rule of which was said that it is still on waits for a yes or no. */
export function backupWork(rule: StoredBackup): readonly Work[] {
  const { active, remindedAt, keptAt = 0, sipUser, name } = rule;
  if (!active || remindedAt === undefined || keptAt >= remindedAt) return [];
  return [{ side: 'partner', task: 'confirmRule', title: joined(name, sipUser) }];
}
