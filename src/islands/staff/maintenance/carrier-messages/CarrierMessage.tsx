import { useState } from 'react';
import { unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordLife } from '#islands/record/edit/RecordLife.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { senderTitle } from './CarrierMessageList.tsx';

/** One message as it came, and why nothing came of it. */
export function CarrierMessage({ id }: { id: string }) {
  const t = texts('carrier-messages');
  const [store] = useState(() => recordStores(unassignedMessage).one(id));
  return (
    <RecordPage store={store} texts="carrier-messages" route="CarrierMessages" list="CarrierMessages">
      {(message) => {
        const { raw, why, carrier, vaId } = message.data;
        const title = senderTitle({ carrier });
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
              <Disclosure className="card p-5" headClassName="font-semibold text-link" head={t('raw')}>
                <pre className="mt-3 whitespace-pre-wrap break-all text-sm">{raw}</pre>
              </Disclosure>
            </div>
          </div>
        );
      }}
    </RecordPage>
  );
}
