import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatParts } from '#domain/wholesale/numbers/number-range.ts';
import { blockRows, linePlan } from '#domain/wholesale/porting/line-blocks.ts';
import { areaCodeOf } from '#domain/wholesale/porting/number-blocks.ts';
import { texts } from '#i18n/client.ts';
import { BlockBar, LineLabels } from '#islands/ui/form/blocks/BlockBar.tsx';
import { Card } from '#islands/ui/page/Card.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The line of the ported blocks, as a picture and in words; nothing for single numbers. */
export function PortingLine({ data }: { data: PortingData }) {
  if (data['connectionKind'] !== 'block') return null;
  const rows = blockRows(data['blocks']);
  const plan = linePlan(rows);
  if (plan.blocks.length === 0) return null;
  const pilot = { onkz: areaCodeOf(data['onkz']), ddiBase: text(data['ddiBase']), attendant: text(data['attendant']) };
  return (
    <Card title={texts('portings')('line', { pilot: formatParts(pilot.onkz, pilot.ddiBase) })}>
      <div className="grid gap-3">
        <BlockBar plan={plan} rows={rows} pilot={pilot} />
        <LineLabels plan={plan} />
      </div>
    </Card>
  );
}
