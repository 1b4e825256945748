import FileDown from 'lucide-react/icons/file-down';
import { hasDebit } from '../../../domain/orders/consents.ts';
import { draftPapers, paperPath } from '../../../domain/orders/papers.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { downloadFile } from '../../../stores/files/downloads.ts';
import { useDownload } from '../../ui/document/useDownload.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { useDraft } from './wizard-case.ts';

/** The documents of the order as they would be sent; the German ones count, whatever language is read. */
export function DocumentButtons() {
  const t = texts('order-wizard');
  const { draft, trid } = useDraft();
  const { busy, run } = useDownload();
  const papers = draftPapers.filter((paper) => paper !== 'mandate' || hasDebit(draft.data));
  return (
    <div className="flex flex-wrap gap-2">
      {papers.map((paper) => (
        <Button
          key={paper}
          icon={<Icon of={FileDown} />}
          busy={busy}
          onClick={() => run(() => downloadFile(paperPath(trid, draft.id, paper, pageLocale())))}
        >
          {t(`documents.${paper}`)}
        </Button>
      ))}
    </div>
  );
}
