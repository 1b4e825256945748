import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Amount, linesText } from '#islands/record/commission-labels.tsx';
import { lineRows, lines } from '#stores/commissions/lines.ts';
import { MarkingBar } from '../record/list/marking/MarkingBar.tsx';
import { Button } from '../ui/text/Button.tsx';
import { LineActions } from './LineActions.tsx';

interface Props {
  /** Of what the filter lets through. */
  total: number;
  amount: number;
}

/** How many lines there are and what they come to, always in sight; of those that are marked, too, with what can be done with them. */
export function LineBar({ total, amount }: Props) {
  const t = texts('commissions');
  const failure = useStore(lineRows.$failure);
  const marked = [...useStore(lines.marks.$rows).values()];
  const sum = marked.reduce((cents, line) => cents + line.amount, 0);
  return (
    <MarkingBar
      marks={lines.marks}
      count={marked.length}
      total={total}
      sum={<Amount cents={sum} />}
      summary={
        <>
          <p role="status" className="flex flex-wrap gap-x-2">
            <span className="text-muted">{linesText(total)}</span>
            <Amount cents={amount} className="font-semibold" />
          </p>
          {failure && (
            <div role="alert" className="flex flex-wrap items-center gap-x-3 text-danger">
              {t('list.partFailed')}
              <Button small onClick={lineRows.retry}>
                {texts('ui')('retry')}
              </Button>
            </div>
          )}
        </>
      }
    >
      <LineActions lines={marked} onDone={lines.marks.clear} />
    </MarkingBar>
  );
}
