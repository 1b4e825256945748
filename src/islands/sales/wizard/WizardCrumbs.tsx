import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { captionOf } from '../drafts/draft-labels.ts';

/** The way to the page, with the draft that it is about once that is known. */
export function WizardCrumbs({ draft }: { draft: DraftRecord | undefined }) {
  const locale = pageLocale();
  const { data } = draft ?? {};
  const product = data && captionOf(data);
  return (
    <Breadcrumb
      crumbs={[
        { label: texts('routes')('Drafts'), href: href('Drafts', locale) },
        ...(draft
          ? [
              {
                label: [data?.customerName, product].filter(Boolean).join(', '),
                href: href('DraftEdit', locale, { id: draft.id }),
              },
            ]
          : []),
        { label: texts('order-wizard')('title') },
      ]}
    />
  );
}
