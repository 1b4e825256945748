import { useState } from 'react';
import * as z from 'zod/mini';
import { day } from '#contract/fields.ts';
import type { Organisation } from '#contract/staff/organisations.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { actOnOrganisation } from '#stores/staff/organisations.ts';

const contract = z.strictObject({ from: day });

/** From which day on everybody of the organisation signs in with a second factor. */
export function FactorDemand({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const t = texts('organisations');
  const [version] = useState(organisation.version);
  return (
    <Dialog open onClose={onClose} title={t('factorDemand.title')}>
      <Form
        look="plain"
        label={t('factorDemand.title')}
        contract={contract}
        defaults={{ from: organisation.factorFrom ?? '' }}
        onSubmit={async ({ from }) => {
          await actOnOrganisation({ _action: 'demandFactor', version, from });
          toast('ok', t('factorDemand.done', { day: formatCalendarDay(from, pageLocale()) }));
          onClose();
        }}
        submitLabel={t('factorDemand.submit')}
      >
        <DateField name="from" label={t('factorDemand.from')} hint={t('factorDemand.fromHint')} />
      </Form>
    </Dialog>
  );
}
