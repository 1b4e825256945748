import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RouteName } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { customerFacts } from '#domain/sales/customers/customer-facts.ts';
import { mayMove } from '#domain/sales/customers/leads.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { customers } from '#stores/sales/customers.ts';
import { ChangeCustomer } from './ChangeCustomer.tsx';
import { CustomerFiles } from './CustomerFiles.tsx';
import { CustomerHead } from './CustomerHead.tsx';
import { CustomerSummary } from './CustomerSummary.tsx';
import { aboutRecord, customerLabels, fieldsIn, useCustomerContext } from './customer-labels.ts';
import { DraftTaken } from './DraftTaken.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { LeadGift, LeadOffer, LeadResult } from './LeadActions.tsx';
import { RelatedCard } from './RelatedCard.tsx';

/** One customer: its data, its contracts and its history. */
export function CustomerDetail({ id, built }: { id: string; built: readonly RouteName[] }) {
  const t = texts('customers');
  const employee = useStore($isEmployee);
  const { edit } = useStore(customerAddress.$query);
  const [store] = useState(() => customers.one(id));
  const [timeline] = useState(() => timelineStore(id));
  const context = useCustomerContext();
  const today = berlinDay(Date.now());
  return (
    <RecordPage store={store} texts="customers" route="CustomerEdit" list="Customers">
      {(record) => {
        if (edit && !record.archived) return <ChangeCustomer record={record} store={store} />;
        const fields = fieldsIn(record);
        const isProspect = record.data.customerType === 'interested';
        const followUp = fields.followUpDate;
        return (
          <div className="grid gap-6">
            <CustomerHead record={record} built={built} act={store.act} />
            {!record.archived && <DraftTaken record={record} act={store.act} />}
            {!record.archived && isProspect && mayMove('acceptLead', record.data.leadState) && (
              <LeadOffer record={record} act={store.act} />
            )}
            {!record.archived && followUp && followUp <= today && (
              <Notice tone="warn" title={t('followUpAct.title')}>
                {t('followUpAct.text', { day: formatCalendarDay(followUp, pageLocale()) })}
              </Notice>
            )}
            <RecordColumns
              aside={
                <>
                  <CustomerSummary record={record} />
                  <RelatedCard id={id} built={built} />
                  <TimelineCard
                    store={timeline}
                    version={record.version}
                    about={({ id: of, type, foreignid }) =>
                      of === id ? undefined : aboutRecord({ type, number: String(foreignid ?? '') })
                    }
                  />
                </>
              }
            >
              <Card title={t('page.facts')}>
                <div className="grid gap-6">
                  <FactSections sections={customerFacts(fields, customerLabels(), context())} />
                </div>
              </Card>
              <CustomerFiles id={id} />
              {!record.archived && (
                <>
                  <FollowUpForm record={record} act={store.act} />
                  {isProspect && <LeadResult key={record.data.leadState} record={record} act={store.act} />}
                  {isProspect && employee && mayMove('offerLead', record.data.leadState) && (
                    <LeadGift record={record} act={store.act} />
                  )}
                </>
              )}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
