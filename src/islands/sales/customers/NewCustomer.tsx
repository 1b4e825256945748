import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import { carryAnswers } from '#stores/sales/carried-answers.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { goTo } from '#stores/session/navigation.ts';
import { NewCustomerForm } from './new/NewCustomerForm.tsx';

/** What is to come after the customer was made. */
type Next = 'customer' | 'draft';

function PageFooter({ state, onNext }: { state: FooterState; onNext: (next: Next) => void }) {
  const t = texts('customers');
  const { busy, failure, submit, submitProps, saved } = state;
  return (
    <>
      <div className="text-muted text-sm sm:text-end">{saved}</div>
      <div ref={footBar} data-foot-bar className="bar-full sticky bottom-0 z-10 grid gap-3 py-3 print:hidden">
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-2.5 max-sm:*:w-full">
          <p className="me-auto font-semibold max-sm:hidden">{t('new.is')}</p>
          <LinkButton look="quiet" className="max-sm:hidden" href={href('Customers', pageLocale())}>
            {t('edit.cancel')}
          </LinkButton>
          <Button
            aria-disabled={busy}
            onClick={() => {
              onNext('draft');
              submit();
            }}
          >
            {t('new.submitAndDraft')}
          </Button>
          <Button
            look="primary"
            busy={busy}
            busyLabel={texts('ui')('busy')}
            {...submitProps}
            onClick={() => {
              onNext('customer');
              if (submitProps.type === 'button') submit();
            }}
          >
            {t('new.submit')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** A new customer on a page of its own: most of them are companies in Germany. */
export function NewCustomer() {
  const t = texts('customers');
  const foundation = useStore($foundation);
  const next = useRef<Next>('customer');
  const title = t('list.create');
  usePageTitle(title);
  if (!foundation) return <RecordFrame route="CustomerEdit" list="Customers" title={title} />;
  return (
    <RecordFrame route="CustomerEdit" list="Customers" title={title}>
      <Lead>{t('new.lead')}</Lead>
      <NewCustomerForm
        hasAside
        keep="customers/new"
        label={title}
        footer={(state) => (
          <PageFooter
            state={state}
            onNext={(chosen) => {
              next.current = chosen;
            }}
          />
        )}
        onCreated={({ id }) => {
          toast('ok', t('new.saved'));
          if (next.current === 'draft') goTo('DraftEdit', { customer: id });
          else customerAddress.set({ id, edit: '' }, 'replace');
        }}
        onOpen={(id, answers) => {
          carryAnswers(id, answers);
          customerAddress.set({ id, edit: '1' }, 'push');
        }}
      />
    </RecordFrame>
  );
}
