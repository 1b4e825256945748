import { useStore } from '@nanostores/react';
import type { ProjectForm } from '../../../contract/ticket.ts';
import { operatorVoChoices } from '../../../domain/content/operator-choices.ts';
import { formatWeekday } from '../../../domain/date/date-format.ts';
import { fileCounts } from '../../../domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { useOtherValue, useValidValue } from '../../ui/form/useFormField.ts';
import { Fact, FieldFact, FilesFact } from './Fact.tsx';

function CustomerFact() {
  const t = texts('ticket-form');
  const company = useValidValue<string>('customerCompany');
  const contact = useValidValue<string>('customerContact');
  const street = [useValidValue<string>('street'), useValidValue<string>('streetNumber')];
  const town = [useValidValue<string>('zip'), useValidValue<string>('town')];
  const lines = [company, contact, street.join(' ').trim(), town.join(' ').trim()].filter(Boolean);
  return <Fact label={t('summary.customer')}>{lines.join(', ')}</Fact>;
}

export function OfferFacts() {
  const t = texts('ticket-form');
  const { max } = fileCounts.etcProjectRequest.fileQueue;
  const min = useOtherValue<string>('businessKind') === 'inventoryChange' ? 1 : 0;
  const choices = operatorVoChoices(useStore($foundation)?.voNumbers ?? []);
  const operator = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
  return (
    <>
      <FieldFact
        name="businessKind"
        label={t('offer.businessKind')}
        words={(kind) => t(`offer.kind.${kind as ProjectForm['businessKind']}`)}
      />
      <FieldFact
        name="network"
        label={t('offer.network')}
        words={(network) => t(`offer.networks.${network as ProjectForm['network']}`)}
      />
      <FieldFact name="operatorVo" label={t('offer.operatorVo')} words={operator} />
      <CustomerFact />
      <FieldFact name="neededBy" label={t('offer.neededBy')} words={(day) => formatWeekday(day, pageLocale())} />
      <FilesFact name="fileQueue" label={t('files')} min={min} max={max} />
    </>
  );
}
