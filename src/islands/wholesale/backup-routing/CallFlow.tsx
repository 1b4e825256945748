import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { SimulationStep } from '#contract/wholesale/backup-rule.ts';
import { type FlowNode, flowOf } from '#domain/wholesale/backup-routing/call-flow.ts';
import { texts } from '#i18n/client.ts';

const [width, box, gap] = [320, 58, 56];
const looks = {
  passed: 'fill-surface stroke-control',
  failed: 'fill-danger-soft stroke-danger',
  end: 'fill-ok-soft stroke-ok',
} as const satisfies Record<FlowNode['look'], string>;

/** Text of a picture is not broken into lines. */
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function Box({ node, y }: { node: FlowNode; y: number }) {
  const t = texts('backup-routing');
  const title = node.target ? formatPhone(node.target) : t(`flow.${node.kind}`);
  const below = [node.account ?? (node.target ? t('flow.outside') : ''), node.found && t(`found.${node.found}`)]
    .filter(Boolean)
    .join(' · ');
  return (
    <g>
      <rect x={1} y={y} width={width - 2} height={box} rx={8} className={looks[node.look]} />
      <text x={width / 2} y={y + (below ? 25 : 34)} textAnchor="middle" className="fill-ink font-semibold text-sm">
        {short(title, 36)}
      </text>
      <text x={width / 2} y={y + 44} textAnchor="middle" className="fill-muted text-xs">
        {short(below, 48)}
      </text>
    </g>
  );
}

function Arrow({ node, y }: { node: FlowNode; y: number }) {
  const t = texts('backup-routing');
  const label =
    node.via && [node.via, node.after > 0 && t('flow.after', { n: node.after })].filter(Boolean).join(' · ');
  return (
    <g className="stroke-control" fill="none" strokeWidth={1.5}>
      <path d={`M ${width / 2} ${y} V ${y + gap - 2} m -5 -7 l 5 7 l 5 -7`} />
      {label && (
        <text x={width / 2 + 12} y={y + gap / 2 + 4} stroke="none" className="fill-ink text-xs">
          {short(label, 26)}
        </text>
      )}
    </g>
  );
}

/** The way of the call as a picture; the sentences above it say the same. */
export function CallFlow({ steps }: { steps: readonly SimulationStep[] }) {
  const nodes = flowOf(steps);
  const height = nodes.length * box + (nodes.length - 1) * gap + 2;
  return (
    <svg
      role="img"
      aria-label={texts('backup-routing')('flow.label', { n: nodes.length })}
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto w-full max-w-96"
    >
      {nodes.map((node, n) => (
        <g key={node.key}>
          {n > 0 && <Arrow node={node} y={n * (box + gap) - gap + 1} />}
          <Box node={node} y={n * (box + gap) + 1} />
        </g>
      ))}
    </svg>
  );
}
