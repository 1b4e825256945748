import Heading from 'lucide/dist/esm/icons/heading-2.mjs';
import Picture from 'lucide/dist/esm/icons/image-plus.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import Bold from 'lucide/dist/esm/icons/type.mjs';
import { useRef, useState } from 'react';
import { contentImageTypes } from '#contract/content/content-image.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileInput } from '#islands/ui/form/inputs.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { fieldId, useEditor } from './editor-context.ts';

const PictureDialog = lazy(() => import('./PictureDialog.tsx').then((module) => module.PictureDialog));

interface Props {
  value: string;
  /** Chapters of the help begin one level deeper. */
  isHelp: boolean;
  onChange: (text: string) => void;
}

/** The text of an entry, with the few marks that structure it. */
export function MarkdownField({ value, isHelp, onChange }: Props) {
  const t = texts('content');
  const { language, faults } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File>();
  const id = fieldId(language, 'text');
  const ownFaults = faults.filter((one) => one.language === language && one.field === '' && !one.file);

  /** Puts marks around what is chosen, or an example where nothing is. */
  function mark(before: string, after: string, example: string) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const chosen = value.slice(selectionStart, selectionEnd) || example;
    onChange(value.slice(0, selectionStart) + before + chosen + after + value.slice(selectionEnd));
    const from = selectionStart + before.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from, from + chosen.length);
    });
  }
  /** A picture is a paragraph of its own, behind what is chosen. */
  function insert(markdown: string) {
    const { selectionEnd = value.length } = area.current ?? {};
    const [before, after] = [value.slice(0, selectionEnd).trimEnd(), value.slice(selectionEnd).trimStart()];
    onChange([before, markdown, after].filter(Boolean).join('\n\n'));
  }
  const atLine = (marks: string) => {
    const { selectionStart = 0 } = area.current ?? {};
    return selectionStart === 0 || value[selectionStart - 1] === '\n' ? marks : `\n\n${marks}`;
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('field.body')}
        </label>
        <div role="toolbar" aria-label={t('tool.label')} className="flex">
          <IconButton
            icon={Heading}
            label={t('tool.heading')}
            hint={t('tool.heading')}
            onClick={() => mark(atLine(isHelp ? '### ' : '## '), '', t('tool2.heading'))}
          />
          <IconButton
            icon={Bold}
            label={t('tool.bold')}
            hint={t('tool.bold')}
            onClick={() => mark('**', '**', t('tool2.bold'))}
          />
          <IconButton
            icon={List}
            label={t('tool.list')}
            hint={t('tool.list')}
            onClick={() => mark(atLine('- '), '', t('tool2.list'))}
          />
          <IconButton
            icon={Picture}
            label={t('tool.picture')}
            hint={t('tool.picture')}
            onClick={() => picker.current?.click()}
          />
          <FileInput
            ref={picker}
            accept={contentImageTypes.join()}
            tabIndex={-1}
            aria-label={t('tool.picture')}
            onChange={(event) => {
              setPicture(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <IconButton
            icon={Link}
            label={t('tool.link')}
            hint={t('tool.link')}
            onClick={() => mark('[', '](/help)', t('tool2.link'))}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t(isHelp ? 'hint.bodyHelp' : 'hint.body')}
      </p>
      {ownFaults.map((fault) => (
        <p key={`${fault.line}${fault.says.de}`} className="font-semibold text-danger text-sm">
          {fault.line === undefined ? '' : `${t('faults.line', { line: fault.line })}: `}
          {fault.says[pageLocale()]}
        </p>
      ))}
      <textarea
        ref={area}
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={ownFaults.length > 0}
        className="control min-h-72 font-mono text-sm"
        rows={Math.min(30, Math.max(12, value.split('\n').length + 2))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          setPicture(file);
        }}
        onPaste={(event) => {
          const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
          if (!file) return;
          event.preventDefault();
          setPicture(file);
        }}
      />
      {picture && (
        <Suspense>
          <PictureDialog file={picture} onInsert={insert} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
