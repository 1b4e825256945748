import { useStore } from '@nanostores/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { texts } from '#i18n/client.ts';
import { lineMarks, lineRows } from '#stores/commissions/lines.ts';
import { footBar } from '../ui/form/kit/foot-bar.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { Amount, linesText } from './commission-labels.tsx';
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
  const marked = [...useStore(lineMarks.$lines).values()];
  return (
    <div ref={footBar} className="sticky bottom-0 z-20 print:static">
      <div className="overlay flex flex-wrap items-center gap-x-5 gap-y-2 rounded-t-none px-5 py-2.5">
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
        {marked.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line max-sm:w-full max-sm:border-t max-sm:pt-2 sm:border-s sm:ps-5 print:hidden">
            <p role="status" className="flex flex-wrap gap-x-2">
              <span>{t('marks.count', { count: marked.length })}</span>
              <Amount cents={marked.reduce((sum, line) => sum + line.amount, 0)} className="font-semibold" />
            </p>
            <Button small look="quiet" icon={<Icon of={X} size={16} />} onClick={lineMarks.clear}>
              {t('marks.clear')}
            </Button>
            <LineActions lines={marked} onDone={lineMarks.clear} />
          </div>
        )}
      </div>
    </div>
  );
}
