import { useStore } from '@nanostores/react';
import FileDown from 'lucide/dist/esm/icons/file-down.mjs';
import { type Paper, paperPath } from '#domain/sales/orders/papers.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import { FileTile } from '../ui/document/FileTile.tsx';
import { useDownload } from '../ui/document/useDownload.ts';
import { Card } from '../ui/page/Card.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  id: string;
  papers: readonly Paper[];
}

function PaperButton({ id, paper, ...look }: { id: string; paper: Paper; look?: 'quiet'; small?: boolean }) {
  const { busy, run } = useDownload();
  const scope = useStore($dataScope);
  return (
    <Button
      {...look}
      className="text-start"
      icon={<Icon of={FileDown} />}
      busy={busy}
      onClick={() => scope && run(() => downloadFile(paperPath(scope.trid, id, paper, pageLocale())))}
    >
      {texts('record')(`papers.${paper}`)}
    </Button>
  );
}

/** Documents that the portal makes of a draft or an order, each as PDF. */
export function PaperButtons({ id, papers }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {papers.map((paper) => (
        <PaperButton key={paper} id={id} paper={paper} />
      ))}
    </div>
  );
}

function PaperLink({ id, paper }: { id: string; paper: Paper }) {
  const { busy, run } = useDownload();
  const scope = useStore($dataScope);
  return (
    <li className="flex items-center gap-3">
      <FileTile extension="pdf" />
      <button
        type="button"
        aria-disabled={busy || undefined}
        className="min-w-0 flex-1 hyphens-auto text-start text-link hover:underline"
        onClick={() => scope && !busy && run(() => downloadFile(paperPath(scope.trid, id, paper, pageLocale())))}
      >
        {texts('record')(`papers.${paper}`)}
      </button>
      {busy && <Spinner />}
    </li>
  );
}

/** The same as entries of a list, beside files. */
export const PaperLinks = ({ id, papers }: Props) =>
  papers.map((paper) => <PaperLink key={paper} id={id} paper={paper} />);

/** The same in the narrow column beside a record. */
export function PaperCard({ id, papers }: Props) {
  return (
    <Card title={texts('record')('papers.title')} className="print:hidden" flush>
      <ul className="grid justify-items-start gap-1 p-2.5">
        {papers.map((paper) => (
          <li key={paper}>
            <PaperButton small look="quiet" id={id} paper={paper} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
