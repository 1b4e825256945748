import { useStore } from '@nanostores/react';
import { businessKinds, goals, networks, phoneChoices } from '../../../contract/ticket.ts';
import { operatorVoChoices } from '../../../domain/content/operator-choices.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { texts } from '../../../i18n/client.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { FollowUp } from '../../ui/document/FollowUp.tsx';
import { ComboboxField } from '../../ui/form/combobox/ComboboxField.tsx';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useFieldCheck, useOtherValue } from '../../ui/form/useFormField.ts';
import { CategoryField } from './CategoryField.tsx';
import { ConditionalChoice } from './ConditionalChoice.tsx';
import { MobilePriceLists } from './MobilePriceLists.tsx';
import { NeededByField } from './NeededByField.tsx';

/** Labelled options of a code list. */
const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value, label: label(value) }));

function Project() {
  const t = texts('ticket-form');
  const kind = useOtherValue<string>('businessKind');
  const network = useOtherValue<string>('network');
  const operators = operatorVoChoices(useStore($foundation)?.voNumbers ?? []);
  // A VO number of another organisation is no choice any more once that one is left.
  useFieldCheck('operatorVo', (value) =>
    !value || operators.some((operator) => operator.value === value) ? undefined : 'choose',
  );
  return (
    <FieldGroup title={t('offer.project')}>
      <CategoryField type="etcProjectRequest" />
      <div className="grid gap-4">
        <RadioGroup
          name="businessKind"
          label={t('offer.ask.businessKind')}
          columns={3}
          options={options(businessKinds, (value) => t(`offer.kind.${value}`))}
        />
        {kind && kind !== 'newBusiness' && (
          <FollowUp>
            <ConditionalChoice
              name="goal"
              label={t('offer.ask.goal')}
              columns={2}
              options={options(goals, (value) => t(`offer.goals.${value}`))}
            />
          </FollowUp>
        )}
      </div>
      <div className="grid gap-4">
        <RadioGroup
          name="network"
          label={t('offer.ask.network')}
          columns={2}
          options={options(networks, (value) => t(`offer.networks.${value}`))}
        />
        {network === 'mobile' && (
          <FollowUp>
            <ConditionalChoice
              name="withPhone"
              label={t('offer.ask.withPhone')}
              columns={2}
              options={options(phoneChoices, (value) => t(`offer.phones.${value}`))}
            />
          </FollowUp>
        )}
        <MobilePriceLists shown={network === 'mobile'} />
      </div>
      <ComboboxField
        name="operatorVo"
        label={t('offer.operatorVo')}
        hint={t('offer.operatorVoHint')}
        options={operators}
      />
    </FieldGroup>
  );
}

function Customer() {
  const t = texts('ticket-form');
  return (
    <FieldGroup title={t('offer.customer')}>
      <TextInput name="customerCompany" label={t('offer.customerCompany')} />
      <TextInput name="customerContact" label={t('offer.customerContact')} />
      <FieldRow split="longShort">
        <TextInput name="street" label={t('offer.street')} />
        <TextInput name="streetNumber" label={t('offer.streetNumber')} />
      </FieldRow>
      <FieldRow split="shortLong">
        <TextInput name="zip" label={t('offer.zip')} inputMode="numeric" />
        <TextInput name="town" label={t('offer.town')} />
      </FieldRow>
    </FieldGroup>
  );
}

export function OfferFields({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  return (
    <>
      <Project />
      <Customer />
      <FieldGroup title={t('offer.date')}>
        <NeededByField holidays={holidays} />
        <TextArea name="message" label={t('offer.message')} max={2000} />
      </FieldGroup>
    </>
  );
}
