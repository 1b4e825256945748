import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square-reply.mjs';
import { type ReactNode, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type PortingOutRecord, portingOut } from '#contract/wholesale/porting-out.ts';
import { href } from '#domain/access/routes.ts';
import { formatWeekday } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { AllFacts, type FactPart } from '#islands/record/facts/AllFacts.tsx';
import { factPart } from '#islands/record/facts/form-parts.tsx';
import { editText, type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { Messages } from '../Messages.tsx';
import { windowText } from '../porting-labels.ts';
import { NumbersCard } from './NumbersCard.tsx';
import {
  carrierEvents,
  carrierText,
  mayObject,
  outNumbers,
  outSentence,
  outState,
  outTitle,
  outTone,
} from './out-labels.ts';

const AnswerForm = lazy(() => import('./AnswerForm.tsx').then((module) => module.AnswerForm));
const CarrierDialog = lazy(() => import('./AnswerForm.tsx').then((module) => module.CarrierDialog));
const ObjectionDialog = lazy(() => import('./AnswerForm.tsx').then((module) => module.ObjectionDialog));

interface Props extends Pick<RecordStore<PortingOutRecord, Maintenance>, 'act'> {
  porting: PortingOutRecord;
}

/** What employees do beside the answer: enter what the other carrier says, dispute its takeover. */
function actsOf({ porting, act }: Props): { more: RecordAct[]; last: RecordAct[] } {
  const t = texts('portings');
  const dialog = (content: ReactNode) => <Suspense fallback={null}>{content}</Suspense>;
  const more: RecordAct[] = [
    {
      label: t('out.heardTitle'),
      icon: <Icon of={MessageSquare} size={16} />,
      dialog: (onClose) => dialog(<CarrierDialog porting={porting} act={act} onClose={onClose} />),
    },
  ];
  const last: RecordAct[] = [
    {
      label: t('out.answer.object'),
      icon: <Icon of={CircleAlert} size={16} />,
      danger: true,
      separated: true,
      dialog: (onClose) => dialog(<ObjectionDialog porting={porting} act={act} onClose={onClose} />),
    },
  ];
  return {
    more: carrierEvents(porting.data).length > 0 ? more : [],
    last: mayObject(porting.data) ? last : [],
  };
}

/** All that the other carrier asks for: the numbers and their day, then the holder. */
function requestParts({ data: { request } }: PortingOutRecord): FactPart[] {
  const t = texts('portings');
  const words = texts('porting');
  const { holder } = request;
  return [
    ...factPart('request', t('out.request'), [
      { label: t('out.carrier'), value: carrierText(request.from) },
      { label: words('businessCase'), value: words(`businessCases.${request.businessCase}`) },
      { label: t('desired'), value: formatWeekday(request.date, pageLocale()) },
      { label: t('windowHead'), value: windowText(request.timeWindow) },
      { label: t('vaId'), value: request.vaId },
    ]),
    ...factPart('holder', words('holder'), [
      { label: words('holder'), value: [holder.name, holder.addition].filter(Boolean).join(' ') },
      {
        label: words('holderAddr'),
        value: `${holder.street} ${holder.houseNumber}, ${holder.zip} ${holder.city}`,
      },
      { label: words('coHolders'), value: holder.coHolders?.join(', ') },
      { label: words('losingCustomerNo'), value: request.losingCustomerNo },
    ]),
  ];
}

function OpenPorting({ porting, act }: Props) {
  const t = texts('portings');
  const locale = pageLocale();
  const isEmployee = useStore($isEmployee);
  const { data, foreignid, id } = porting;
  const { sentence, day } = outSentence(data);
  const title = outTitle(data);
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead
        list="WholesalePortNumber"
        record={porting}
        title={title}
        name={title.replace(' ·', ',')}
        state={data.state}
        pill={<StatusPill tone={outTone[data.state]}>{outState(data.state)}</StatusPill>}
        line={
          <>
            {t('head.number', { number: foreignid })}
            {' · '}
            <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{t('out.toCustomer')}</a>
          </>
        }
        sentence={<Emphasis sentence={sentence} words={day} />}
        {...(isEmployee && actsOf({ porting, act }))}
      />
      {isEmployee && data.state === 'received' && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <AnswerForm porting={porting} act={act} />
        </Suspense>
      )}
      <RecordBody
        story={<Messages data={data} notesOf={id} />}
        aside={<NumbersCard data={data} numbers={outNumbers(data)} />}
      >
        <AllFacts parts={requestParts(porting)} foot={editText(porting)} />
      </RecordBody>
    </div>
  );
}

/** Another carrier's request for numbers: what it asks, where it stands, and its answer. */
export function PortingOut({ id }: { id: string }) {
  const [store] = useState(() => recordStores(portingOut).one(id));
  return (
    <RecordPage store={store} texts="portings" route="WholesalePortNumber" list="WholesalePortNumber">
      {(porting) => <OpenPorting porting={porting} act={store.act} />}
    </RecordPage>
  );
}
