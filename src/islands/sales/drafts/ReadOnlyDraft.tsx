import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { ReadOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { papersOfDraft } from '#domain/sales/orders/papers.ts';
import { expirySentence, productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LockedNotice } from '#islands/record/long-form/LockedNotice.tsx';
import { LongFacts } from '#islands/record/long-form/LongFacts.tsx';
import { PaperCard } from '#islands/record/Papers.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { useOrderSchemaContext } from './useOrderSchemaContext.ts';

interface Props {
  draft: DraftRecord;
  reason: ReadOnlyReason;
  holidays: Holidays;
  /** Asks again whether it is still so. */
  onLook: () => void;
}

function Reason({ draft, reason, onLook }: Omit<Props, 'holidays'>) {
  const t = texts('drafts');
  const { data, lock } = draft;
  const locale = pageLocale();
  const ended = expirySentence(data.productType);
  const { expiredOn = '' } = productNamed(data.productType);
  switch (reason) {
    case 'locked':
      return <LockedNotice lock={lock} onLook={onLook} />;
    case 'submitted':
      return (
        <Notice
          tone="ok"
          title={t('submitted.title')}
          actions={
            data.orderId && (
              <LinkButton href={href('OrderEdit', locale, { id: data.orderId })}>{t('submitted.link')}</LinkButton>
            )
          }
        >
          {t('submitted.text')}
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          tone="warn"
          title={
            ended
              ? texts('products')(`expired.${ended}`, { date: formatCalendarDay(expiredOn, locale) })
              : t('expired.prices')
          }
        >
          {t(ended ? 'expired.product' : 'expired.text')}
        </Notice>
      );
    case 'submitting':
      return (
        <Notice
          title={t('submitting.title')}
          actions={<Button onClick={onLook}>{texts('record')('locked.look')}</Button>}
        >
          {t('submitting.text')}
        </Notice>
      );
    case 'archived':
      return <Notice title={t('archived.title')}>{t('archived.text')}</Notice>;
  }
}

/**
 * Reasons that still allow making an offer; a finished draft does not, and a sent one has its documents with the order.
 */
const stillOffered: readonly ReadOnlyReason[] = ['locked', 'submitting'];

/** Why a draft cannot be written, and what it says. */
export function ReadOnlyDraft({ draft, reason, holidays, onLook }: Props) {
  const schemaContext = useOrderSchemaContext(draft, holidays);
  return (
    <>
      <Reason draft={draft} reason={reason} onLook={onLook} />
      <LongFacts schemaContext={schemaContext} values={filledForm(schemaContext.form, draft.data)} />
      {stillOffered.includes(reason) && (
        <div className="max-w-form">
          <PaperCard id={draft.id} papers={papersOfDraft(draft.data)} />
        </div>
      )}
    </>
  );
}
