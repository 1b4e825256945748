import { useStore } from '@nanostores/react';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { href, type RouteName } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { wholesaleCustomerAddress } from '../../../stores/wholesale/customer-address.ts';
import { RecordFrame } from '../../record/RecordFrame.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { island } from '../../ui/page/island.tsx';
import { lazy, Suspense } from '../../ui/page/lazy.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';

const CustomerPage = lazy(() => import('./CustomerPage.tsx').then((module) => module.CustomerPage));

const place = { route: 'WholesaleCoreData', list: 'WholesaleCustomers' } as const;

function NoCustomer() {
  const t = texts('wholesale-customers');
  return (
    <RecordFrame {...place}>
      <div className="card" role="status">
        <Empty
          icon={Users}
          title={t('choose.title')}
          action={<LinkButton href={href('WholesaleCustomers', pageLocale())}>{t('one.back')}</LinkButton>}
        >
          {t('choose.text')}
        </Empty>
      </div>
    </RecordFrame>
  );
}

/** The customer that the address names. */
export const CoreData = island(({ built }: { built: readonly RouteName[] }) => {
  const { id } = useStore(wholesaleCustomerAddress.$query);
  if (!id) return <NoCustomer />;
  return (
    <Suspense fallback={<RecordFrame {...place} />}>
      <CustomerPage key={id} id={id} built={built} />
    </Suspense>
  );
});
