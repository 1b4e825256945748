import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { mayChange, mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { fieldsIn } from './customer-labels.ts';
import { CustomerState } from './customer-state.tsx';

interface Props {
  record: WholesaleCustomerRecord;
  built: readonly RouteName[];
}

/** Who it is, where it stands, and what is done with it: the next service first. */
export function CustomerHead({ record, built }: Props) {
  const t = texts('wholesale-customers');
  const name = customerName(fieldsIn(record));
  const { state } = record.data;
  return (
    <RecordHead
      list="WholesaleCustomers"
      record={record}
      title={name}
      name={name}
      state={state}
      pill={<CustomerState state={state} />}
      actions={
        <>
          {mayOrder(state) && built.includes('WholesaleServiceAdd') && (
            <LinkButton
              look="primary"
              icon={<Icon of={Plus} />}
              href={href('WholesaleServiceAdd', pageLocale(), { customer: record.id })}
            >
              {t('page.newService')}
            </LinkButton>
          )}
          {mayChange(state) && (
            <Button icon={<Icon of={Pencil} />} onClick={() => wholesaleCustomerAddress.set({ edit: '1' }, 'push')}>
              {t('page.edit')}
            </Button>
          )}
        </>
      }
    />
  );
}
