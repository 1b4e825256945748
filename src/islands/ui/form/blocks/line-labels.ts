import { formatNumber } from '#domain/text/number-format.ts';
import { endsOf, type LinePart, type LinePlan } from '#domain/wholesale/porting/line-blocks.ts';
import { areaCodeOf } from '#domain/wholesale/porting/number-blocks.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** What stands before an extension, as far as it was answered: `+49 30 231254-`. */
export interface Pilot {
  onkz: string;
  ddiBase: string;
  attendant: string;
}

export const beginningOf = ({ onkz, ddiBase }: Pilot): string =>
  `${[onkz && `+49 ${areaCodeOf(onkz)}`, ddiBase || '…'].filter(Boolean).join(' ')}-`;

export const amount = (n: number): string => formatNumber(n, pageLocale());

const stretch = (part: Pick<LinePart, 'start' | 'end'>, plan: LinePlan): string => {
  const { from, to } = endsOf(part, plan);
  return from === to ? `-${from}` : texts('porting')('line.stretch', { from, to });
};

/** What becomes of the line, in one sentence. */
export function planSentence(plan: LinePlan): string {
  const t = texts('porting');
  if (plan.blocks.length === 0) return t('line.none');
  const all = { ported: amount(plan.ported), size: amount(plan.size), count: plan.ported };
  if (plan.overlapping > 0) return t('line.overlapping', { ...all, n: amount(plan.overlapping) });
  return plan.left > 0 ? t('line.partial', { ...all, n: amount(plan.left) }) : t('line.whole', all);
}

/** The stretches that need a word: those that stay behind and those that several blocks claim. */
export const partLabels = (plan: LinePlan): { kind: 'left' | 'overlap'; text: string }[] =>
  plan.parts.flatMap(({ kind, rows, ...part }) => {
    if (kind === 'ported') return [];
    const t = texts('porting');
    const where = stretch(part, plan);
    const blocks = rows.map((row) => t('line.block', { n: row + 1 })).join(', ');
    return [{ kind, text: t(`line.${kind}`, { where, blocks, n: amount(part.end - part.start) }) }];
  });
