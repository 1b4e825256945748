import { useStore } from '@nanostores/react';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { $recordId, beginsWithRecord } from '#stores/data/record-id.ts';

const Order = lazy(() => import('./Order.tsx').then((module) => module.Order), beginsWithRecord);

/** The address names no order, and a new one comes from a draft alone: the list leads to one. */
function NoOrder() {
  const t = texts('orders');
  return (
    <RecordFrame route="OrderEdit" list="Orders">
      <div className="card">
        <Empty
          icon={FileText}
          title={t('list.noneChosen')}
          action={
            <>
              <LinkButton look="primary" href={href('Orders', pageLocale())}>
                {t('one.back')}
              </LinkButton>
              <LinkButton href={href('DraftEdit', pageLocale())}>{t('list.create')}</LinkButton>
            </>
          }
        >
          {t('list.noneChosenText')}
        </Empty>
      </div>
    </RecordFrame>
  );
}

export const OrderEdit = island(({ holidays }: { holidays: Holidays }) => {
  useCatalogue();
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route="OrderEdit" list="Orders">
      {id ? <Order key={id} id={id} holidays={holidays} /> : <NoOrder />}
    </RecordOrNew>
  );
});
