import FileDown from 'lucide/dist/esm/icons/file-down.mjs';
import { confirmationPaperUrl } from '../../../api/sales/order-confirmation.ts';
import type { OrderConfirmation } from '../../../contract/sales/submission.ts';
import { draftPapers } from '../../../domain/orders/papers.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { LinkButton } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

/** The documents, for whoever holds the link. */
export function ConfirmationPapers({ order, token }: { order: OrderConfirmation; token: string }) {
  const t = texts('order-confirmation');
  const shown = draftPapers.filter((paper) => paper !== 'mandate' || order.hasMandate);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('papers.title')}</h2>
      <div className="flex flex-wrap gap-2">
        {shown.map((paper) => (
          <LinkButton
            key={paper}
            download
            icon={<Icon of={FileDown} />}
            href={confirmationPaperUrl(token, paper, pageLocale())}
          >
            {t(`papers.${paper}`)}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
