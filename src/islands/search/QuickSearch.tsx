import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isLink } from '#domain/documents/file-kind.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { toast } from '#stores/page/toasts.ts';
import { $quickSearch, clearQuickSearch, typeQuickSearch } from '#stores/search/quick-search.ts';
import { useDownload } from '../ui/document/useDownload.ts';
import { failureText } from '../ui/page/failure-text.ts';
import type { EntryProps } from './QuickEntry.tsx';
import { QuickResults } from './QuickResults.tsx';
import type { SearchForm } from './search-form.ts';

interface Props extends SearchForm, Pick<EntryProps, 'operators'> {
  /** Opens the dialog that searches everything for a text. */
  onEverything: (text: string) => void;
}

/**
 * What is found while typing (§2-16, §4-11): open while the box has the focus, emptied by a click elsewhere. A combobox by its
 * ARIA pattern: the focus stays in the box, the arrows walk the entries, Enter opens one, Escape closes.
 */
export function QuickSearch({ form, input, operators, onEverything }: Props) {
  const { text, busy, result } = useStore($quickSearch);
  const { run } = useDownload();
  const [open, setOpen] = useState(() => form.contains(document.activeElement));
  const [active, setActive] = useState(-1);
  const listId = useId();
  const entries = result && 'entries' in result ? result.entries : [];
  const error = result && 'error' in result ? result.error : undefined;
  // The last line leads to all hits.
  const last = text && result ? entries.length : -1;
  const activeId = open && active >= 0 ? `${listId}-${active}` : undefined;

  const clear = () => {
    input.value = '';
    clearQuickSearch();
    setActive(-1);
  };
  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) form.requestSubmit();
    else if (isLink(entry)) document.getElementById(`${listId}-${index}`)?.click();
    else void run(() => downloadFile(entry.path));
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const next = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (open && last >= 0) setActive(next);
      setOpen(true);
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && (open || input.value)) {
      event.preventDefault();
      event.stopPropagation();
      if (!open) clear();
      setOpen(false);
      setActive(-1);
    }
  });
  const onInput = useEffectEvent(() => {
    typeQuickSearch(input.value);
    setActive(-1);
    setOpen(true);
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!form.contains(event.relatedTarget as Node | null)) setOpen(false);
  });
  const onPress = useEffectEvent((event: Event) => {
    if (form.contains(event.target as Node)) return;
    setOpen(false);
    clear();
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    // Not the search icon: it is left by the press that sends.
    input.addEventListener('focus', () => setOpen(true), options);
    input.addEventListener('click', () => setOpen(true), options);
    input.addEventListener('keydown', (event) => onKey(event), options);
    input.addEventListener('input', () => onInput(), options);
    form.addEventListener('focusout', (event) => onLeave(event), options);
    document.addEventListener('pointerdown', (event) => onPress(event), options);
    // What was typed before this code came.
    if (input.value) onInput();
    // Who went on while it came.
    if (!form.contains(document.activeElement)) setOpen(false);
    return () => stop.abort();
  }, [form, input]);

  useEffect(() => {
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = String(open);
    if (open) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, open, listId, activeId]);

  // §8-10: a search failure shows an error toast with the message.
  useEffect(() => {
    if (error) toast('danger', failureText(error));
  }, [error]);

  return (
    <QuickResults
      id={listId}
      open={open}
      text={text}
      busy={busy}
      result={result}
      active={active}
      operators={operators}
      onPoint={setActive}
      onChoose={choose}
      onEverything={() => {
        setOpen(false);
        onEverything(input.value);
      }}
    />
  );
}
