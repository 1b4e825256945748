import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ticketTypes } from '#contract/ticket.ts';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { bringFields } from '#islands/ui/form/schema/field-parts.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $ticketAddress } from '#stores/tickets/ticket-create.ts';
import { TypeChoice } from './TypeChoice.tsx';

const Complaint = lazy(() => import('../complaint/Complaint.tsx').then((module) => module.Complaint));
const TicketForm = lazy(async () => {
  const { TicketForm: LoadedForm } = await import('./TicketForm.tsx');
  // For its later steps, which wait for nothing then.
  void bringFields();
  return LoadedForm;
});

const TicketNotices = lazy(() => import('./TicketNotices.tsx').then((module) => module.TicketNotices));

const loading = (
  <div className="card max-w-form">
    <Skeleton />
  </div>
);

export function NewTicket({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  const routes = texts('routes');
  const address = useStore($ticketAddress);
  const foundation = useStore($foundation);
  const type = ticketTypes.find((candidate) => candidate === address.type);
  const title = useRef<HTMLHeadingElement>(null);

  const isAboutLines =
    type === 'etcProvisionComplain' && !!(address.lines || address.orders || address.gaps || address.operator);
  const lastType = useRef(type);
  useEffect(() => {
    if (lastType.current === type) return;
    lastType.current = type;
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [type]);

  usePageTitle(type ? t(`kind.${type}.title`) : t('new'));
  const locale = pageLocale();
  return (
    <div className="grid gap-5">
      <div>
        <Breadcrumb
          crumbs={[
            { label: routes('Home'), href: href('Home', locale) },
            { label: routes('EtcTicketOverview'), href: href('EtcTicketOverview', locale) },
            ...(type ? [{ label: t('new'), href: href('EtcTicketEdit', locale) }] : []),
            { label: type ? t(`kind.${type}.title`) : t('new') },
          ]}
        />
        <h1 ref={title} tabIndex={-1}>
          {type ? texts('tickets')(`type.${type}`) : t('new')}
        </h1>
        {!type && <p className="mt-1 text-muted">{t('lead')}</p>}
      </div>
      {!type && <TypeChoice />}
      {foundation && (
        <Suspense fallback={null}>
          <TicketNotices operator={address.operator || undefined} />
        </Suspense>
      )}
      {type && (
        <Suspense fallback={loading}>
          {!foundation ? (
            loading
          ) : isAboutLines ? (
            <Complaint key={foundation.trid} holidays={holidays} />
          ) : (
            <TicketForm key={type} type={type} holidays={holidays} />
          )}
        </Suspense>
      )}
    </div>
  );
}
