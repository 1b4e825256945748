import type { ReactNode } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { readOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { expirySentence, productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';

interface ReadOnlyHead {
  sentence: string;
  /** What goes on from here. */
  act?: ReactNode;
}

interface Acts {
  copy: (() => void) | undefined;
  restore: (() => void) | undefined;
}

/** Why a finished draft cannot be written, and the one act that is left; undefined for all others. */
export function readOnlyHead(draft: DraftRecord, { copy, restore }: Acts): ReadOnlyHead | undefined {
  const t = texts('drafts');
  const { data } = draft;
  const primary = (label: string, run: (() => void) | undefined) =>
    run && (
      <Button look="primary" onClick={run}>
        {label}
      </Button>
    );
  switch (readOnlyReason(draft)) {
    case 'submitted':
      return {
        sentence: t('submitted.text'),
        act: data.orderId && (
          <LinkButton look="primary" href={href('OrderEdit', pageLocale(), { id: data.orderId })}>
            {t('submitted.link')}
          </LinkButton>
        ),
      };
    case 'expired': {
      const ended = expirySentence(data);
      const date = formatCalendarDay(productNamed(data).expiredOn ?? '', pageLocale());
      return ended
        ? { sentence: `${texts('products')(`expired.${ended}`, { date })} ${t('expired.product')}` }
        : { sentence: t('expired.text'), act: primary(t('copy'), copy) };
    }
    case 'archived':
      return { sentence: t('archived.text'), act: primary(texts('record')('edit.restore'), restore) };
    default:
      return undefined;
  }
}
