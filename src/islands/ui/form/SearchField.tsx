import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';

interface Props {
  label: string;
  /** The search in force; the field follows it (Back, a cleared filter). */
  value: string;
  /** Called with the trimmed text once typing pauses for `delay` ms, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  placeholder?: string;
  delay?: number;
  className?: string;
}

export function SearchField({ label, value, onSearch, placeholder = label, delay = 300, className = '' }: Props) {
  const t = texts('ui');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const report = useRef(onSearch);
  report.current = onSearch;

  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  // What was typed into the build's markup before the island ran.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);

  const search = (next: string) => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    report.current(next.trim());
  };
  const searchNow = useRef(search);
  searchNow.current = search;

  useEffect(() => {
    const timer = setTimeout(() => searchNow.current(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return (
    <search className={`relative block ${className}`}>
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(text)}
        className="control min-h-10 ps-9 pe-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
          className="absolute end-1 top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </search>
  );
}
