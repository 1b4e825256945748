import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { $everything, boxPause, clearEverything, typeEverything } from '#stores/search/everything.ts';
import { failureText } from '../ui/page/failure-text.ts';
import { ResultList } from './results/ResultList.tsx';
import { useResults } from './results/useResults.ts';
import type { SearchForm } from './search-form.ts';

interface Props extends SearchForm {
  operators: Readonly<Record<string, string>>;
}

/**
 * The results of the one search under the header's box (§2-16, §4-11): open while the box has the focus, emptied by a click
 * elsewhere. A combobox by its ARIA pattern: the focus stays in the box, the arrows walk the results, Enter opens one or else
 * the search page (§2-15), Escape closes.
 */
export function BoxResults({ form, input, operators }: Props) {
  const { result } = useStore($everything);
  const [open, setOpen] = useState(() => form.contains(document.activeElement));
  const error = result && 'error' in result ? result.error : undefined;
  const type = (text: string) => {
    input.value = text;
    typeEverything(text, boxPause);
  };
  const results = useResults({
    preselects: false,
    onClose: () => setOpen(false),
    onType: (text) => {
      type(text);
      input.focus();
    },
  });
  const { id, point, handleKey } = results;
  const activeId = open ? results.activeId : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.key === 'Escape' && (open || input.value)) {
      event.preventDefault();
      event.stopPropagation();
      if (!open) type('');
      setOpen(false);
      point(undefined);
    } else if (isArrow && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (open && handleKey(event)) event.preventDefault();
  });
  const onInput = useEffectEvent(() => {
    point(undefined);
    typeEverything(input.value, boxPause);
    setOpen(true);
  });
  const onEnter = useEffectEvent(() => {
    // A search that the dialog has ended begins again.
    typeEverything(input.value, boxPause);
    setOpen(true);
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!form.contains(event.relatedTarget as Node | null)) setOpen(false);
  });
  const onPress = useEffectEvent((event: Event) => {
    if (form.contains(event.target as Node)) return;
    setOpen(false);
    if (input.value === '') return;
    input.value = '';
    clearEverything();
    point(undefined);
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    // Not the search icon: it is left by the press that sends.
    input.addEventListener('focus', () => onEnter(), options);
    input.addEventListener('click', () => onEnter(), options);
    input.addEventListener('keydown', (event) => onKey(event), options);
    input.addEventListener('input', () => onInput(), options);
    form.addEventListener('focusout', (event) => onLeave(event), options);
    document.addEventListener('pointerdown', (event) => onPress(event), options);
    // What was typed before this code came, or the focus of a user who went on while it came.
    if (form.contains(document.activeElement)) onEnter();
    else setOpen(false);
    return () => stop.abort();
  }, [form, input]);

  useEffect(() => {
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = String(open);
    if (open) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, open, id, activeId]);

  // §8-10: a search failure shows an error toast with the message.
  useEffect(() => {
    if (open && error) toast('danger', failureText(error));
  }, [open, error]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the box
    <div
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
      className="overlay absolute end-0 top-full z-30 mt-2 grid max-h-[min(36rem,75dvh)] w-full min-w-full grid-rows-[minmax(0,1fr)_auto] overflow-clip py-1 text-start [&[hidden]]:hidden md:w-120"
    >
      {open && <ResultList results={results} operators={operators} />}
      <p className="border-line border-t px-5 pt-2 pb-1 text-muted text-sm pointer-coarse:hidden max-sm:hidden">
        {texts('palette')('boxKeys', { ctrl: texts('palette')('ctrl') })}
      </p>
    </div>
  );
}
