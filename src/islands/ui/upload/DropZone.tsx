import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { FileInput } from '../form/inputs.tsx';
import { Icon } from '../text/Icon.tsx';

interface Props {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  extensions: readonly string[];
  multiple: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  onFiles: (files: File[]) => void;
  /** What stands below the words of the zone. */
  children?: ReactNode;
}

/** Takes files by drag and drop or from the browser's own picker. */
export function DropZone({ id, input, extensions, multiple, describedBy, invalid, onFiles, children }: Props) {
  const t = texts('ui');
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  // dragenter and dragleave come for every element inside too.
  const drag = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const color = over ? 'border-link bg-brand-soft' : invalid ? 'border-danger bg-field' : 'border-control bg-field';
  return (
    <label
      htmlFor={id}
      onDragEnter={drag(1)}
      onDragLeave={drag(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={`flex min-h-17 flex-wrap items-center justify-center gap-x-1.5 rounded-card border-2 border-dashed px-4 py-3 text-center transition-colors hover:border-link has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${color}`}
    >
      <Icon of={Upload} className="me-1.5 text-muted" />
      <span className="font-semibold pointer-coarse:hidden">{multiple ? t('fileDrop') : t('fileDropOne')}</span>
      <span className="pointer-coarse:hidden">{t('fileOr')}</span>
      <span className="text-link underline">{multiple ? t('filePick') : t('filePickOne')}</span>
      <FileInput
        ref={input}
        id={id}
        multiple={multiple}
        accept={extensions.map((ending) => `.${ending}`).join(',')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {children}
    </label>
  );
}
