import FileDown from 'lucide/dist/esm/icons/file-down.mjs';
import { confirmationFileUrl } from '#api/sales/order-confirmation.ts';
import { draftPapers } from '#domain/sales/orders/papers.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  order: { readonly hasMandate: boolean; readonly documents: readonly string[] };
  token: string;
}

/** The documents of the order and of its product, for who holds the link. */
export function ConfirmationPapers({ order: { hasMandate, documents }, token }: Props) {
  const t = texts('order-confirmation');
  const papers = draftPapers.filter((paper) => paper !== 'mandate' || hasMandate);
  const files = [
    ...papers.map((paper) => ({ file: `${paper}.${pageLocale()}.pdf`, label: t(`papers.${paper}`) })),
    ...documents.map((file) => ({ file, label: file.replace(/\.pdf$/i, ' (PDF)') })),
  ];
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('papers.title')}</h2>
      <ul className="flex flex-wrap gap-2">
        {files.map(({ file, label }) => (
          <li key={file}>
            <LinkButton download icon={<Icon of={FileDown} />} href={confirmationFileUrl(token, file)}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
