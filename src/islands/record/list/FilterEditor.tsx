import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { matchingOptions } from '#islands/ui/form/combobox/matching-options.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { DayRangeEditor } from './DayRangeEditor.tsx';
import { type EditorProps, itemClass, onListKey } from './filter-menu.ts';
import { RangeFilter } from './RangeFilter.tsx';

/** A choice among more than these has a field to search in. */
const maxWithoutSearch = 8;

function ChoiceEditor({ field: { options, value, label }, onChoose }: EditorProps) {
  const t = texts('record');
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, [aria-pressed=true], button')?.focus(), []);
  const matches = matchingOptions(options, search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons in it
    <div ref={box} className="grid w-64" onKeyDown={onListKey}>
      {options.length > maxWithoutSearch && (
        <input
          type="search"
          aria-label={t('filterSearch', { label })}
          placeholder={t('filterSearch', { label })}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="control mb-1.5 min-h-9 py-1 [&::-webkit-search-cancel-button]:hidden"
        />
      )}
      {matches.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className={itemClass}
        >
          {option.label}
          {option.value === value && <Icon of={Check} size={16} />}
        </button>
      ))}
      {matches.length === 0 && (
        <p role="status" className="px-3 py-2 text-muted text-sm">
          {t('filterNone')}
        </p>
      )}
    </div>
  );
}

function TextEditor({ field: { value, label }, onChoose }: EditorProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(text.trim())}
      onBlur={() => text.trim() !== value && onChoose(text.trim())}
      className="control m-1.5 min-h-9 w-64 py-1"
    />
  );
}

const NumbersEditor = ({ field: { value, label }, onChange }: EditorProps) => (
  <div className="p-3">
    <RangeFilter kind="numbers" label={label} value={value} onChange={onChange} />
  </div>
);

const editors = {
  choice: ChoiceEditor,
  days: DayRangeEditor,
  numbers: NumbersEditor,
  text: TextEditor,
  flag: () => null,
};

/** What a field is narrowed to, by its kind. */
export function FilterEditor(props: EditorProps) {
  const Editor = editors[props.field.kind];
  return <Editor {...props} />;
}
