import { callbackRequest } from '../../../contract/ticket.ts';
import { isServiceTime } from '../../../domain/date/service-hours.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { texts } from '../../../i18n/client.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useOtherValue } from '../../ui/form/useFormField.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { CategoryField } from './CategoryField.tsx';
import { FieldFact } from './Fact.tsx';
import { TicketForm } from './TicketForm.tsx';

const type = 'etcCallBackRequest';

/** Says that nobody calls back within the hour outside of the business hours. */
function NextDayHint({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  const isUrgent = useOtherValue<string>('category') === 'hour';
  if (!isUrgent || isServiceTime(Date.now(), holidays)) return null;
  return (
    <Notice live title={t('nextWorkingDay')}>
      {t('nextWorkingDayText')}
    </Notice>
  );
}

export function CallbackForm({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  return (
    <TicketForm
      type={type}
      contract={callbackRequest}
      empty={{ description: '' }}
      steps={{
        category: (
          <>
            <CategoryField type={type} />
            <NextDayHint holidays={holidays} />
            <TextArea name="description" label={t('description')} hint={t('callbackHint')} max={2000} />
          </>
        ),
      }}
      facts={<FieldFact name="description" label={t('description')} />}
    />
  );
}
