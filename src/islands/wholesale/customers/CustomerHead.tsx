import { useStore } from '@nanostores/react';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { mayChange, mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { fieldsIn } from './customer-labels.ts';
import { CustomerState } from './customer-state.tsx';
import { movesOf, StateDialog } from './StateDialog.tsx';

interface Props extends Pick<RecordStore<WholesaleCustomerRecord, Maintenance>, 'act'> {
  record: WholesaleCustomerRecord;
  built: readonly RouteName[];
}

/** Who it is, where it stands, and what is done with it: the next service first. */
export function CustomerHead({ record, built, act }: Props) {
  const t = texts('wholesale-customers');
  const employee = useStore($isEmployee);
  const { externalReference, ...fields } = fieldsIn(record);
  const name = customerName(fields);
  const { state } = record.data;
  const more: RecordAct[] = [
    ...(mayChange(state)
      ? [
          {
            label: t('page.edit'),
            icon: <Icon of={Pencil} size={16} />,
            onSelect: () => wholesaleCustomerAddress.set({ edit: '1' }, 'push'),
          },
        ]
      : []),
    ...(employee && movesOf(record).length > 0
      ? [
          {
            label: t('state.title'),
            icon: <Icon of={ArrowLeftRight} size={16} />,
            dialog: (onClose: () => void) => <StateDialog record={record} act={act} onClose={onClose} />,
          },
        ]
      : []),
  ];
  return (
    <RecordHead
      list="WholesaleCustomers"
      record={record}
      title={name}
      name={name}
      state={state}
      pill={<CustomerState state={state} />}
      line={[t('page.numberOf', { number: record.foreignid ?? '' }), placeOf(fields), externalReference]
        .filter(Boolean)
        .join(' · ')}
      actions={
        mayOrder(state) &&
        built.includes('WholesaleServiceAdd') && (
          <LinkButton
            look="primary"
            icon={<Icon of={Plus} />}
            href={href('WholesaleServiceAdd', pageLocale(), { customer: record.id })}
          >
            {t('page.newService')}
          </LinkButton>
        )
      }
      more={more}
    />
  );
}
