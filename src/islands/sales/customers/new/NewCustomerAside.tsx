import Check from 'lucide/dist/esm/icons/check.mjs';
import { fieldsOf } from '#domain/form/conditions.ts';
import { groupsOpenForOrder, newCustomerForm } from '#domain/sales/customers/new-customer.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { useFromAnswers } from '#islands/ui/form/schema/schema-context.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const names = Object.keys(fieldsOf(newCustomerForm));
const possible = ['offer', 'followUp', 'draft'] as const;

/** What can be done with the customer at once, and what a first order will ask for. */
export function NewCustomerAside() {
  const t = texts('customers');
  const scope = useFormScope();
  const count = useFromAnswers(names, () => groupsOpenForOrder(scope.values()).length);
  return (
    <div className="lg:tall:sticky lg:tall:top-6 grid gap-4">
      <Card title={t('new.already')}>
        <ul className="grid gap-2">
          {possible.map((one) => (
            <li key={one} className="flex items-center gap-2.5">
              <Icon of={Check} className="text-ok" />
              {t(`new.can.${one}`)}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('page.order')}>
        {count === 0 ? (
          <p className="text-ok">{t('page.complete')}</p>
        ) : (
          <>
            <p className="font-semibold text-link">{t('new.sections', { count })}</p>
            <p className="mt-1 text-muted text-sm">{t('new.sectionsText')}</p>
          </>
        )}
      </Card>
      <FormWarnings />
    </div>
  );
}
