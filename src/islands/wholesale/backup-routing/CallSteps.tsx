import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { SimulationStep } from '#contract/wholesale/backup-rule.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { texts } from '#i18n/client.ts';
import { Timeline } from '#islands/ui/text/Timeline.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';

const tones = {
  arrives: 'neutral',
  unreachable: 'danger',
  busy: 'warn',
  noAnswer: 'warn',
  answered: 'ok',
  forwarded: 'info',
  voicemail: 'ok',
  outside: 'ok',
  ended: 'danger',
  tooMany: 'danger',
} as const satisfies Record<SimulationStep['kind'], Tone>;

function stepText({ kind, account, rule, target }: SimulationStep): string {
  return texts('backup-routing')(`step.${kind}`, {
    account: account ?? '',
    rule: rule?.name ?? '',
    target: unbroken(formatPhone(target ?? '')),
  });
}

/** What becomes of the call, sentence by sentence. */
export function CallSteps({ steps }: { steps: readonly SimulationStep[] }) {
  const t = texts('backup-routing');
  return (
    <Timeline
      entries={steps.map((step, n) => ({
        id: String(n),
        title: stepText(step),
        meta: step.after === 0 ? t('dryRun.atOnce') : t('dryRun.after', { n: step.after }),
        tone: tones[step.kind],
      }))}
    />
  );
}
