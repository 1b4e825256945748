import { choice, text, wholeNumber } from '#contract/fields.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import type { Condition, Rule, Section } from '#domain/form/form-description.ts';
import { files, line, numberField, radio, select } from '#domain/form/form-fields.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { portingBlock } from '#domain/wholesale/porting/porting-block.ts';
import { limitWithoutChannels, maxSingles, numberLimit } from '../number-limits.ts';
import { countNumbers, numberChoices, numberFields } from '../ordered-numbers.ts';
import type { OrderFacts } from './order-facts.ts';

const numberModes = ['new', 'port', 'both'] as const;
const numberKinds = ['single', 'block'] as const;
const blockSizes = ['10', '30', '100', '300', '500', '1000'] as const;

const ordersNew: Condition = { field: 'numberMode', is: ['new', 'both'] };
const ports: Condition = { field: 'numberMode', is: ['port', 'both'] };

/** Where the sum of numbers is named: where they are asked for last. */
const sumAt = (values: Parameters<Rule>[0]): string =>
  values['numberMode'] === 'port' ? 'portings' : values['numberKind'] === 'block' ? 'blockSize' : 'numberCount';

/** `docs/domain/order-forms.md#number-limits`. */
export const withinLimits: Rule = (values) => {
  const { all, singles } = countNumbers(values);
  const path = sumAt(values);
  if (all > 0 && all === singles && singles > maxSingles) return [{ path, key: `maxSingles:${maxSingles}` }];
  const channels = Number(values['channels']);
  if (!isUnset(values['channels']) && channels > 0)
    return all > numberLimit(channels) ? [{ path, key: `numberLimit:${channels}:${numberLimit(channels)}` }] : [];
  return all > limitWithoutChannels && isUnset(values['numberNeedProof'])
    ? [{ path: 'numberNeedProof', key: `numberNeedProof:${limitWithoutChannels}` }]
    : [];
};

/** Section G. */
export const numbersSection = ({ product }: OrderFacts): Section => ({
  name: 'numbers',
  step: 'numbers',
  title: 'section.numbers',
  fields: {
    numberMode: radio('numberMode', choice(numberModes), { words: 'numberModes' }),
    onkz: line('onkz', onkz, { hint: 'onkzHint', inputMode: 'numeric', when: ordersNew }),
    numberKind: radio('numberKind', choice(numberKinds), { words: 'numberKinds', columns: 2, when: ordersNew }),
    numberCount: numberField('numberCount', wholeNumber(1, maxSingles), {
      inputMode: 'numeric',
      follows: true,
      when: { all: [ordersNew, { field: 'numberKind', is: ['single'] }] },
    }),
    blockSize: select('blockSize', choice(blockSizes), {
      words: 'blockSizes',
      follows: true,
      when: { all: [ordersNew, { field: 'numberKind', is: ['block'] }] },
    }),
    portings: portingBlock(ports),
    mainNumber: select('mainNumber', text(1, 20), {
      words: 'mainNumbers',
      hint: 'mainNumberHint',
      options: numberChoices,
      optionsFrom: numberFields,
    }),
    ...(product.channels.length === 0 && {
      numberNeedProof: files('numberNeedProof', 0, 1, { hint: 'numberNeedProofHint' }),
    }),
  },
});
