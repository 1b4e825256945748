import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { blockTyped, type ChipLabels, insertChip, readText, selectedText, showText } from './placeholder-text.ts';

export interface PlaceholderTextHandle {
  insert(name: string): void;
  focus(): void;
}

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  labels: ChipLabels;
  multiline?: boolean;
  readOnly?: boolean;
  /** The element that says what is wrong. */
  errorId?: string | undefined;
  ref?: Ref<PlaceholderTextHandle>;
  onFocus?: () => void;
}

/** A text with placeholders as blocks, which are deleted as a whole or not at all. */
export function PlaceholderText({
  id,
  label,
  value,
  onChange,
  labels,
  multiline = false,
  readOnly = false,
  errorId,
  ref,
  onFocus,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (!box.current || written.current === value) return;
    showText(box.current, value, labels);
    written.current = value;
  }, [value, labels]);

  function report() {
    if (!box.current) return;
    const text = readText(box.current);
    written.current = multiline ? text : text.replace(/\n+/g, ' ');
    onChange(written.current);
  }
  useImperativeHandle(ref, () => ({
    insert(name) {
      const chip = labels.get(name);
      if (!box.current || !chip) return;
      insertChip(box.current, name, chip);
      report();
    },
    focus: () => box.current?.focus(),
  }));
  function onCopy(event: ClipboardEvent<HTMLDivElement>) {
    event.preventDefault();
    event.clipboardData.setData('text/plain', selectedText(event.currentTarget));
    if (event.type === 'cut') document.execCommand('delete');
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!multiline && event.key === 'Enter') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text field holds no blocks
    <div
      ref={box}
      id={id}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={multiline}
      aria-readonly={readOnly}
      aria-required="true"
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      contentEditable={readOnly ? false : 'plaintext-only'}
      suppressContentEditableWarning
      spellCheck
      className={`control h-auto whitespace-pre-wrap wrap-anywhere leading-relaxed ${multiline ? 'min-h-48 py-2.5' : 'min-h-11 py-2'} ${readOnly ? 'bg-surface' : ''}`}
      onInput={(event) => {
        blockTyped(event.currentTarget, labels);
        report();
      }}
      onCopy={onCopy}
      onCut={onCopy}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    />
  );
}
