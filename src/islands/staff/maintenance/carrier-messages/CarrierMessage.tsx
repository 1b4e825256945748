import { useState } from 'react';
import { unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { beginningOf } from '#domain/wholesale/porting/unassigned-message.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordLife } from '#islands/record/edit/RecordLife.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

/** One message as it came, and why nothing came of it. */
export function CarrierMessage({ id }: { id: string }) {
  const t = texts('carrier-messages');
  const [store] = useState(() => recordStores(unassignedMessage).one(id));
  return (
    <RecordPage store={store} texts="carrier-messages" route="CarrierMessages" list="CarrierMessages">
      {(message) => {
        const { raw, why, carrier, vaId } = message.data;
        const title = beginningOf(raw) ?? t('empty');
        return (
          <div className="grid gap-6">
            <RecordHead
              list="CarrierMessages"
              record={message}
              title={title}
              name={title}
              pill={message.archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
              actions={
                <RecordLife
                  record={message}
                  act={store.act}
                  list="CarrierMessages"
                  deletion={{ title: '', isOffered: false }}
                />
              }
            />
            <div className="grid max-w-form grid-cols-1 gap-6">
              <Facts
                title={t('facts')}
                facts={[
                  { label: t('why'), value: why, long: true },
                  { label: t('carrier'), value: carrier },
                  { label: t('vaId'), value: vaId },
                  { label: t('received'), value: formatMoment(message.created, pageLocale()) },
                ]}
              />
              <Card title={t('raw')}>
                <pre className="whitespace-pre-wrap break-all text-sm">{raw}</pre>
              </Card>
            </div>
          </div>
        );
      }}
    </RecordPage>
  );
}
