import { useMemo, useRef } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ImportRow as SourceRow } from '#domain/table-import/import-row.ts';
import { formatParts } from '#domain/wholesale/numbers/number-range.ts';
import { areaCodeOf } from '#domain/wholesale/porting/number-blocks.ts';
import { type ImportedRequest, importedRequests, rowFrom } from '#domain/wholesale/porting/number-import.ts';
import { numberTarget } from '#domain/wholesale/porting/number-target.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { TableImportDialog, type Taken } from '#islands/ui/table-import/TableImportDialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { createPortings } from '#stores/wholesale/porting-import.ts';

interface Props {
  answers: Record<string, string>;
  onClose: () => void;
}

const requestsOf = (rows: readonly SourceRow[]) => importedRequests(rows.map(({ values }) => rowFrom(values)));
const isSound = ({ leftOut, faults }: SourceRow) => leftOut === undefined && faults.length === 0;

/** What a request brings, in a few words. */
function requestText(request: ImportedRequest): string {
  const t = texts('portings');
  return request.connectionKind === 'single'
    ? t('import.singles', { count: request.singles.length, onkz: `0${areaCodeOf(request.singles[0]?.onkz)}` })
    : t('import.blocks', {
        count: request.blocks.length,
        pilot: formatParts(areaCodeOf(request.onkz), request.ddiBase),
      });
}

/** Many numbers from a table, made into as many requests as they need. */
export function ImportDialog({ answers, onClose }: Props) {
  const t = texts('portings');
  const target = useMemo(() => {
    const porting = texts('porting');
    return numberTarget((column) => (column === 'whole' ? texts('portings')('import.whole') : porting(column)));
  }, []);
  /** The idempotency keys of the last import: the same requests are created once. */
  const intent = useRef({ content: '', keys: [] as string[] });

  const take = async (rows: readonly SourceRow[]): Promise<Taken> => {
    const requests = requestsOf(rows);
    const content = JSON.stringify([requests, answers]);
    if (intent.current.content !== content) intent.current = { content, keys: requests.map(() => crypto.randomUUID()) };
    try {
      await createPortings(
        requests.map((request) => ({ ...request, ...answers })),
        intent.current.keys,
      );
      toast('ok', t('import.done', { count: requests.length }));
      return {};
    } catch (cause) {
      return { failure: failureText(ApiError.from(cause)) };
    }
  };

  return (
    <TableImportDialog
      title={t('import.title')}
      target={target}
      isStrict
      onClose={onClose}
      onTake={take}
      takeLabel={(_count, rows) => t('import.create', { count: requestsOf(rows).length })}
    >
      {({ rows }) => {
        const requests = requestsOf(rows.filter(isSound));
        return (
          requests.length > 0 && (
            <p className="text-muted text-sm">{t('import.becomes', { list: requests.map(requestText).join(' · ') })}</p>
          )
        );
      }}
    </TableImportDialog>
  );
}
