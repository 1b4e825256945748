import type { SimulationStep } from '#contract/wholesale/backup-rule.ts';

type CallOutcome = Extract<SimulationStep['kind'], 'unreachable' | 'busy' | 'noAnswer' | 'answered'>;
const findings: readonly string[] = ['unreachable', 'busy', 'noAnswer', 'answered'] satisfies CallOutcome[];

/** A place that a call comes to, and how. */
export interface FlowNode {
  readonly key: string;
  readonly kind: SimulationStep['kind'];
  readonly target?: string | undefined;
  readonly account?: string | undefined;
  readonly found?: CallOutcome;
  /** The rule that sent it here, and after how many seconds of the call. */
  readonly via?: string;
  readonly after: number;
  readonly look: 'passed' | 'failed' | 'end';
}

/** The places of a call one below the other, from its steps. */
export function flowOf(steps: readonly SimulationStep[]): FlowNode[] {
  const nodes: FlowNode[] = [];
  let via: SimulationStep | undefined;
  steps.forEach((step, n) => {
    const { kind, account, target, after, rule } = step;
    if (kind === 'forwarded') {
      via = step;
      return;
    }
    const last = nodes.at(-1);
    if (findings.includes(kind) && last) {
      const outcome = kind as CallOutcome;
      nodes[nodes.length - 1] = { ...last, found: outcome, look: outcome === 'answered' ? 'end' : 'failed' };
      return;
    }
    const sender = kind === 'voicemail' ? rule?.name : via?.rule?.name;
    nodes.push({
      key: String(n),
      kind,
      after,
      look: kind === 'arrives' ? 'passed' : kind === 'ended' || kind === 'tooMany' ? 'failed' : 'end',
      ...(target && { target }),
      ...(account && kind === 'arrives' && { account }),
      ...(sender && kind !== 'ended' && { via: sender }),
    });
    via = undefined;
  });
  return nodes;
}
