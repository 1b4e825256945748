import Download from 'lucide/dist/esm/icons/download.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useId, useRef } from 'react';
import type { ImportTarget } from '#domain/table-import/import-target.ts';
import { texts } from '#i18n/client.ts';
import { FileTile } from '../document/FileTile.tsx';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { IconButton } from '../text/IconButton.tsx';
import { DropZone } from '../upload/DropZone.tsx';
import { EncodingGuess } from '../upload/EncodingGuess.tsx';
import { importExtensions } from './read-source.ts';
import { saveTemplate } from './save-template.ts';
import type { TableImport } from './use-table-import.ts';

interface Props {
  state: TableImport;
  target: ImportTarget;
  title: string;
  /** The way without a table. */
  children?: ReactNode;
}

/** What was taken in, with the way to another one. */
function SourceCard({ state: { source, table, close } }: { state: TableImport }) {
  const t = texts('table-import');
  if (!source || !table) return null;
  const name = source.name ?? t('source.pasted');
  const columns = table.heads.length;
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-card p-3">
      <FileTile extension={source.name?.split('.').at(-1)?.toLowerCase() ?? 'txt'} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t('source.rows', { count: table.rows.length })}, {t('source.columns', { count: columns })}
        </p>
      </div>
      <IconButton icon={X} label={t('source.close', { name })} hint={t('source.close', { name })} onClick={close} />
    </div>
  );
}

/** Where a table comes from: a file, the clipboard, or an empty one to fill in. */
export function ImportSource({ state, target, title, children }: Props) {
  const t = texts('table-import');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { source, failure, choose, paste } = state;
  return (
    <div className="grid content-start gap-4">
      <DropZone
        id={`${id}file`}
        input={input}
        extensions={importExtensions}
        multiple={false}
        describedBy={`${id}note`}
        invalid={failure !== ''}
        onFiles={([file]) => void choose(file)}
      >
        <span id={`${id}note`} className="grid basis-full justify-items-center text-sm">
          {failure ? (
            <span role="alert" className="font-semibold text-danger">
              {failure}
            </span>
          ) : (
            <span className="text-muted">{t('types')}</span>
          )}
          <span className="text-muted pointer-coarse:hidden">
            {t('pasteBy')} <kbd className="rounded-tag border border-control px-1 font-sans">{t('pasteKeys')}</kbd>
          </span>
        </span>
      </DropZone>
      {source ? (
        <SourceCard state={state} />
      ) : (
        <div className="grid gap-1.5">
          <label htmlFor={`${id}text`} className="font-semibold">
            {t('text')}
          </label>
          <textarea
            id={`${id}text`}
            rows={4}
            spellCheck={false}
            className="control font-mono text-sm"
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              // Into what was typed a text is pasted as everywhere.
              if (text === '' || event.currentTarget.value !== '') return;
              event.preventDefault();
              paste(text);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) paste(event.currentTarget.value);
            }}
          />
          <Button
            small
            className="justify-self-start"
            onClick={() => {
              const field = document.getElementById(`${id}text`);
              if (field instanceof HTMLTextAreaElement) paste(field.value);
            }}
          >
            {t('textRead')}
          </Button>
        </div>
      )}
      {source?.guess && <EncodingGuess encoding={source.guess} />}
      <Button
        look="quiet"
        className="-ms-2 justify-self-start"
        icon={<Icon of={Download} size={16} />}
        onClick={() => void saveTemplate(target, title)}
      >
        {t('template')}
      </Button>
      {children && (
        <>
          <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('withoutTable')}
          </p>
          {children}
        </>
      )}
    </div>
  );
}
