import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { portingOut } from '#contract/wholesale/porting-out.ts';
import { href } from '#domain/access/routes.ts';
import { formatWeekday } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { Messages } from '../Messages.tsx';
import { windowText } from '../porting-labels.ts';
import { carrierText, outNumbers, outSentence, outState, outTone } from './out-labels.ts';

const AnswerForm = lazy(() => import('./AnswerForm.tsx').then((module) => module.AnswerForm));

/** Another carrier's request for numbers: what it asks, where it stands, and its answer. */
export function PortingOut({ id }: { id: string }) {
  const t = texts('portings');
  const words = texts('porting');
  const locale = pageLocale();
  const employee = useStore($isEmployee);
  const [store] = useState(() => recordStores(portingOut).one(id));
  return (
    <RecordPage store={store} texts="portings" route="WholesalePortNumber" list="WholesalePortNumber">
      {(porting) => {
        const { data } = porting;
        const { request } = data;
        const { holder } = request;
        const numbers = outNumbers(data);
        return (
          <div className="grid gap-6">
            <div>
              <RecordHead
                list="WholesalePortNumber"
                record={porting}
                title={t('out.title', { number: porting.foreignid, first: numbers[0] ?? '' })}
                name={porting.foreignid ?? ''}
                state={data.state}
                pill={<StatusPill tone={outTone[data.state]}>{outState(data.state)}</StatusPill>}
              />
              <p className="mt-3 max-w-form">{outSentence(data)}</p>
            </div>
            <RecordColumns aside={<Messages data={data} />}>
              <Facts
                title={t('out.request')}
                facts={[
                  { label: t('numbers'), value: numbers.join('\n'), long: true },
                  {
                    label: t('customer'),
                    value: <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{data.customerName}</a>,
                  },
                  { label: words('holder'), value: [holder.name, holder.addition].filter(Boolean).join(' ') },
                  { label: t('out.carrier'), value: carrierText(request.from) },
                  { label: words('businessCase'), value: words(`businessCases.${request.businessCase}`) },
                  {
                    label: words('holderAddr'),
                    value: `${holder.street} ${holder.houseNumber}, ${holder.zip} ${holder.city}`,
                  },
                  { label: words('coHolders'), value: holder.coHolders?.join(', ') },
                  { label: t('desired'), value: formatWeekday(request.date, locale) },
                  { label: t('windowHead'), value: windowText(request.timeWindow) },
                  { label: words('losingCustomerNo'), value: request.losingCustomerNo },
                  { label: t('vaId'), value: request.vaId },
                ]}
              />
              {employee && (
                <Suspense fallback={<Skeleton rows={3} />}>
                  <AnswerForm porting={porting} act={store.act} />
                </Suspense>
              )}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
