import { useId } from 'react';
import * as z from 'zod/mini';
import { wholeNumber } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { availabilityNumber, lineTechnologies, maxLineRate } from '#contract/sales/availability.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { addressText } from '#domain/sales/availability/line-address.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

const rate = z.optional(wholeNumber(1, maxLineRate));
const contract = z.strictObject({
  ...{ superVectoring: rate, vdsl: rate, adsl: rate },
  number: availabilityNumber,
  isNone: z.optional(z.boolean()),
});
type Answer = z.infer<typeof contract>;

const offersIn = (answer: Partial<Answer>) =>
  lineTechnologies.flatMap((technology) => {
    const maxRate = Number(answer[technology] ?? '');
    return maxRate > 0 ? [{ technology, maxRate }] : [];
  });

/** Either lines or the statement that there are none. */
const eitherOr = (values: object) => {
  const answer = values as Partial<Answer>;
  const hasLines = offersIn(answer).length > 0;
  if (hasLines !== (answer.isNone === true)) return [];
  return [{ path: hasLines ? 'isNone' : 'superVectoring', key: hasLines ? 'lineAndNone' : 'lineOrNone' }];
};

interface Props extends Pick<RecordStore<DraftRecord, Maintenance>, 'act'> {
  draft: DraftRecord;
  awaited: NonNullable<DraftRecord['data']['availabilityRequest']>;
}

/** An employee enters which lines are possible at the address that a partner asked about. */
export function LineAnswer({ draft, awaited: { checkId, address }, act }: Props) {
  const t = texts('availability');
  const { translate } = orderFormLabels();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 rounded-card border border-info/30 bg-info-soft p-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:hidden"
    >
      <div>
        <h2 id={id}>{t('answer.title')}</h2>
        <p>{t('answer.lead', { address: addressText(address) })}</p>
      </div>
      <ActionForm
        contract={contract}
        rules={eitherOr}
        defaults={{ superVectoring: '', vdsl: '', adsl: '', number: '', isNone: false }}
        keep={`drafts/${draft.id}/availability/${checkId}`}
        submitLabel={t('answer.send')}
        act={act}
        action={({ number, ...answer }) =>
          ({ _action: 'answerAvailability', checkId, technologies: offersIn(answer), number }) as Maintenance
        }
        done={() => t('answer.done')}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {(['superVectoring', 'vdsl', 'adsl'] as const).map((technology) => (
            <TextInput
              key={technology}
              name={technology}
              label={translate(`technologies.${technology}`)}
              inputMode="numeric"
            />
          ))}
        </div>
        <Checkbox name="isNone" label={t('answer.none')} />
        <TextInput name="number" label={t('answer.number')} />
      </ActionForm>
    </section>
  );
}
