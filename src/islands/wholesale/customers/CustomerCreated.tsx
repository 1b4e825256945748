import { useState } from 'react';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { fieldsIn } from './customer-labels.ts';

const next = [
  { route: 'WholesaleServiceAdd', words: 'service' },
  { route: 'WholesaleAddNumber', words: 'addNumber' },
  { route: 'WholesalePortNumber', words: 'porting' },
] as const satisfies { route: RouteName; words: string }[];

interface Props {
  id: string;
  built: readonly RouteName[];
}

function Next({ id, built, name }: Props & { name: string }) {
  const t = texts('wholesale-customers');
  usePageTitle(t('result.title', { name }));
  const locale = pageLocale();
  const offered = next.filter(({ route }) => built.includes(route));
  return (
    <div className="grid max-w-form gap-6">
      {offered.length > 0 && (
        <Card title={t('result.next')}>
          <ul className="grid gap-4">
            {offered.map(({ route, words }) => (
              <li key={route}>
                <a href={href(route, locale, { customer: id })} className="font-semibold">
                  {t(`result.${words}`)}
                </a>
                <p className="text-muted text-sm">{t(`result.${words}Text`)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap gap-2.5">
        <LinkButton look="primary" href={href('WholesaleCoreData', locale, { id })}>
          {t('result.coreData')}
        </LinkButton>
        <LinkButton href={href('WholesaleCustomerAdd', locale)}>{t('result.another')}</LinkButton>
      </div>
    </div>
  );
}

/** What came of the form, and what comes next. */
export function CustomerCreated(props: Props) {
  const t = texts('wholesale-customers');
  const [store] = useState(() => recordStores(wholesaleCustomer).one(props.id));
  return (
    <RecordPage store={store} texts="wholesale-customers" route="WholesaleCustomerAdd" list="WholesaleCustomers">
      {(record) => {
        const name = customerName(fieldsIn(record));
        return (
          <RecordFrame route="WholesaleCustomerAdd" list="WholesaleCustomers" title={t('result.title', { name })}>
            <div className="grid gap-6">
              <div className="max-w-form">
                <Notice tone="ok" title={t('result.number', { number: record.foreignid })}>
                  {t('result.proof')}
                </Notice>
              </div>
              <Next {...props} name={name} />
            </div>
          </RecordFrame>
        );
      }}
    </RecordPage>
  );
}
