import ClipboardPaste from 'lucide/dist/esm/icons/clipboard-paste.mjs';
import { useId, useState } from 'react';
import { decodeText, type Encoding } from '#domain/files/text-encoding.ts';
import { pastedRows } from '#domain/spreadsheet/read-csv.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { EncodingGuess } from '#islands/ui/upload/EncodingGuess.tsx';

interface Props {
  /** Captions of the columns in their order. */
  columns: readonly string[];
  onRows: (cells: string[][]) => void;
}

/** Rows from a spreadsheet or a CSV file, for those who do not paste into the grid itself. */
export function TableImport({ columns, onRows }: Props) {
  const t = texts('ui');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [guess, setGuess] = useState<Encoding>();
  const close = () => {
    setOpen(false);
    setText('');
    setGuess(undefined);
  };
  const cells = pastedRows(text);
  return (
    <>
      <Button icon={<Icon of={ClipboardPaste} />} onClick={() => setOpen(true)}>
        {t('tableImport')}
      </Button>
      <Dialog
        wide
        open={open}
        onClose={close}
        title={t('tableImport')}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button
              look="primary"
              aria-disabled={cells.length === 0}
              onClick={() => {
                if (cells.length === 0) return;
                onRows(cells);
                close();
              }}
            >
              {t('tableImportDo', { count: cells.length })}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p id={`${id}-hint`} className="text-muted text-sm">
            {t('tableImportHint', { columns: columns.join(', ') })}
          </p>
          <label htmlFor={id} className="font-semibold">
            {t('tableImportText')}
          </label>
          <textarea
            id={id}
            rows={8}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
            className="control font-mono text-sm"
          />
          <label className="grid gap-1.5">
            <span className="font-semibold">{t('tableImportFile')}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt"
              onChange={async (event) => {
                const file = event.target.files?.[0];
                if (!file) return;
                const read = decodeText(new Uint8Array(await file.arrayBuffer()));
                setText(read.text);
                setGuess(read.isGuess ? read.encoding : undefined);
              }}
            />
          </label>
          {guess && <EncodingGuess encoding={guess} />}
        </div>
      </Dialog>
    </>
  );
}
