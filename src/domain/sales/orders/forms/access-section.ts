import * as z from 'zod/mini';
import { asPlainText, choice, day, optionalText, text, wholeNumber } from '#contract/fields.ts';
import { lineTechnologies } from '#contract/sales/availability.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { person } from '#domain/form/blocks.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Answers, Condition, Fields, FormContext, Rule, Section } from '#domain/form/form-description.ts';
import { checkbox, date, group, line, numberField, radio, select } from '#domain/form/form-fields.ts';
import { isUnset } from '#domain/form/unset.ts';
import { bandwidths, bandwidthsUpTo } from '#domain/sales/availability/bandwidths.ts';
import { checkHolds } from '#domain/sales/availability/check-result.ts';
import type { OrderFacts } from './order-facts.ts';

const lineSituations = ['new', 'takeover', 'parallel'] as const;
const inHouseWirings = ['yes', 'no', 'unknown'] as const;
const techVisits = ['morning', 'afternoon', 'allDay'] as const;
const routers = ['none', 'rent', 'buy'] as const;

const isNew: Condition = { field: 'lineSituation', is: ['new'] };
const isThere: Condition = { field: 'lineSituation', is: ['takeover', 'parallel'] };

/** Bandwidths that the line supports; all of them before a check, none where no line is possible. */
function possibleBandwidths(_context: FormContext, answers: Answers) {
  const { maxRate, checkId } = valuesIn(answers('availability'));
  const rate = Number(maxRate) || (isUnset(checkId) ? Number.POSITIVE_INFINITY : 0);
  return bandwidthsUpTo(rate).map((value) => ({ value }));
}

const pastDays = ({ today }: FormContext) => ({
  min: addDays(today, -365),
  max: today,
  fault: (chosen: string) => (chosen > today ? 'notInFuture' : chosen < addDays(today, -365) ? 'date' : undefined),
});

const availability = {
  checkedAt: date('availabilityCheckedAt', day, { days: pastDays }),
  technology: select('availabilityTechnology', choice(lineTechnologies), { words: 'technologies', beside: 'equal' }),
  maxRate: numberField('availabilityMaxRate', wholeNumber(1, 1000), { inputMode: 'numeric' }),
  id: line('availabilityId', optionalText(40), { beside: 'equal' }),
  /** Of the check on the server; entered by hand there is none. */
  checkId: line('availabilityCheckId', optionalText(40), { isInternal: true }),
} as const;

const lineFields = {
  availability: group('availability', availability, { hint: 'availabilityHint' }),
  bandwidth: select('bandwidth', choice(bandwidths), {
    words: 'bandwidths',
    options: possibleBandwidths,
    optionsFrom: ['availability'],
  }),
  lineSituation: radio('lineSituation', choice(lineSituations), { words: 'lineSituations' }),
  lineId: line(
    'lineId',
    z.optional(z.string().check(asPlainText, z.regex(/^DEU\.[A-Z0-9]+\.[A-Z0-9]{6,12}$/, 'lineId'))),
    {
      hint: 'lineIdHint',
      follows: true,
      when: isThere,
    },
  ),
  wholesaleContractNo: line(
    'wholesaleContractNo',
    z.optional(z.string().check(asPlainText, z.regex(/^[A-Za-z0-9]{1,10}$/, 'wholesaleContractNo'))),
    { follows: true, when: isThere },
  ),
  taeLocation: line('taeLocation', text(2, 60), { hint: 'taeLocationHint', follows: true, when: isNew }),
  previousTenant: line('previousTenant', text(1, 60), { follows: true, when: isNew }),
  inHouseWiring: radio('inHouseWiring', choice(inHouseWirings), {
    words: 'inHouseWirings',
    hint: 'inHouseWiringHint',
    columns: 3,
    follows: true,
    when: isNew,
  }),
  techVisit: radio('techVisit', choice(techVisits), { words: 'techVisits', columns: 3 }),
  onSiteContact: person('onSiteContact'),
  router: select('router', choice(routers), { words: 'routers', hint: 'routerHint' }),
  staticIpOption: checkbox('staticIpOption', z.boolean()),
} as const satisfies Fields;

/** Fields that are asked while a condition holds, beside their own. */
const onlyWhile = (condition: Condition, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, when: field.when ? { all: [condition, field.when] } : condition },
    ]),
  );

/** Section J: always with an access product, on demand with Connect (§3-12). */
export const accessSection = ({ product }: OrderFacts): Section => ({
  name: 'access',
  step: 'access',
  title: 'section.access',
  fields:
    product.type === 'hfoNgnConnect'
      ? {
          additionalDsl: checkbox('additionalDsl', z.boolean()),
          ...onlyWhile({ field: 'additionalDsl', is: [true] }, lineFields),
        }
      : lineFields,
});

const oldCheck: Rule = ({ availability: availabilityResult }, { today }) => {
  const checked = String(valuesIn(availabilityResult)['checkedAt'] ?? '');
  return checked !== '' && checked < addDays(today, -checkHolds)
    ? [{ path: 'availability.checkedAt', key: `availabilityOld:${checkHolds}`, isWarning: true }]
    : [];
};
export const accessRules: readonly Rule[] = [oldCheck];
