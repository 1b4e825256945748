import { useRef, useState } from 'react';
import type { Encoding } from '#domain/files/text-encoding.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { pastedLines } from '#domain/spreadsheet/read-csv.ts';
import {
  type ImportColumn,
  type ImportRow,
  importedRequests,
  importFaults,
  importRows,
  maxRows,
} from '#domain/wholesale/porting/number-import.ts';
import { message, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { EncodingGuess } from '#islands/ui/upload/EncodingGuess.tsx';
import { createPortings, readCells } from '#stores/wholesale/porting-import.ts';
import { ImportCheck } from './ImportCheck.tsx';

interface Props {
  answers: Record<string, string>;
  onClose: () => void;
}

/** Many numbers, pasted or from a file: read, looked through row by row, mended in place, and made into as many requests as they need. */
export function ImportDialog({ answers, onClose }: Props) {
  const t = texts('portings');
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ImportRow[]>();
  const [guess, setGuess] = useState<Encoding>();
  const { busy, failure, run, refuse, reset } = useCall();
  /** The idempotency keys of the last import: the same requests are created once. */
  const intent = useRef({ content: '', keys: [] as string[] });

  const take = (cells: readonly (readonly string[])[]) => {
    const read = importRows(cells);
    if (read.length === 0) return refuse(t('import.empty'));
    if (read.length > maxRows) return refuse(t('import.tooMany', { most: maxRows }));
    reset();
    setRows(read);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { cells, guess: encoding } = await readCells(file);
      setGuess(encoding);
      take(cells);
    } catch (cause) {
      refuse(cause instanceof UnreadableFile ? message(cause.sentenceKey) : t('import.failed'));
    }
  };
  const mend = (at: number, column: ImportColumn, value: string) =>
    setRows((before) => before?.map((row, n) => (n === at ? { ...row, [column]: value } : row)));
  const leaveOut = (at: number) => setRows((before) => before?.filter((_row, n) => n !== at));

  const faults = rows ? importFaults(rows) : [];
  const requests = rows && faults.length === 0 ? importedRequests(rows) : [];
  const create = () => {
    const content = JSON.stringify([requests, answers]);
    if (intent.current.content !== content) intent.current = { content, keys: requests.map(() => crypto.randomUUID()) };
    const inputs = requests.map((request) => ({ ...request, ...answers }));
    const done = t('import.done', { count: requests.length });
    void run(() => createPortings(inputs, intent.current.keys), { done, onDone: onClose, leaves: true });
  };
  return (
    <Dialog
      open
      size="page"
      onClose={onClose}
      title={t('import.title')}
      actions={
        rows ? (
          <>
            <Button
              onClick={() => {
                setRows(undefined);
                setGuess(undefined);
              }}
            >
              {t('import.back')}
            </Button>
            <Button look="primary" busy={busy} disabled={requests.length === 0} onClick={create}>
              {t('import.create', { count: requests.length })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts('ui')('cancel')}</Button>
            <Button look="primary" onClick={() => take(pastedLines(text))}>
              {t('import.check')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Notice live tone="danger" title={t('import.failedTitle')}>
            {failure}
          </Notice>
        )}
        {guess && <EncodingGuess encoding={guess} />}
        {rows ? (
          <ImportCheck rows={rows} faults={faults} requests={requests} onMend={mend} onLeaveOut={leaveOut} />
        ) : (
          <>
            <label className="grid gap-1.5">
              <span className="font-semibold">{t('import.paste')}</span>
              <span className="text-muted text-sm">{t('import.pasteHint')}</span>
              <textarea
                rows={8}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="control font-mono"
                placeholder={'030 2312540\n030 231254-00 bis -99'}
              />
            </label>
            <label className="grid gap-1.5">
              <span className="font-semibold">{t('import.file')}</span>
              <span className="text-muted text-sm">{t('import.fileHint')}</span>
              <input
                type="file"
                accept=".csv,.txt,.xlsx"
                onChange={(event) => void choose(event.target.files?.[0])}
                className="min-w-0 rounded-control border border-control p-3"
              />
            </label>
          </>
        )}
      </div>
    </Dialog>
  );
}
