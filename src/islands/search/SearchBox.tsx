import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '#i18n/client.ts';
import { searchFor } from '#stores/search/search-address.ts';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { findSearchForm, type SearchForm } from './search-form.ts';
import type { SearchProps } from './search-props.ts';

const Palette = lazy(() => import('./palette/Palette.tsx').then((module) => module.Palette));
const BoxResults = lazy(() => import('./BoxResults.tsx').then((module) => module.BoxResults));

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/**
 * Adds to the header's search box, which is part of the page and takes typing at once: the rules of §2-15, the results of the one
 * search (their code is loaded when the box gets the focus), and the dialog with the same results (loaded by the shortcut).
 */
function HeaderSearch({ operators }: Pick<SearchProps, 'operators'>) {
  const [searchForm, setFound] = useState<SearchForm>();
  const [isWanted, setWanted] = useState(false);
  /** What the dialog began with when it was opened last. */
  const [initialText, setBegun] = useState<string>();
  const [open, setOpen] = useState(false);

  const openPalette = useCallback((text: string) => {
    setBegun(text);
    setOpen(true);
  }, []);

  useEffect(() => {
    const search = findSearchForm();
    if (!search) return;
    const { form, input } = search;
    const want = () => setWanted(true);
    const submit = (event: Event) => {
      event.preventDefault();
      searchFor(input.value);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // Over another dialog it would lead away from what that one asks.
      if (!document.querySelector('dialog[open]')) openPalette(document.activeElement === input ? input.value : '');
    };
    // The browser's own bubble says what needs no words here: nothing was typed yet.
    form.noValidate = true;
    input.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    if (document.activeElement === input) want();
    form.addEventListener('focusin', want);
    form.addEventListener('submit', submit);
    document.addEventListener('keydown', onKey);
    setFound(search);
    return () => {
      form.removeEventListener('focusin', want);
      form.removeEventListener('submit', submit);
      document.removeEventListener('keydown', onKey);
    };
  }, [openPalette]);

  if (!searchForm) return null;
  return createPortal(
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => openPalette('')}
        className="absolute inset-y-0 end-2.5 my-auto hidden h-6 cursor-pointer items-center rounded-tag border border-on-bar-muted/50 px-1.5 text-on-bar-muted text-xs peer-focus:hidden peer-not-placeholder-shown:hidden @min-[11.5rem]:flex max-md:hidden! pointer-coarse:hidden!"
      >
        {texts('shell')('search.shortcut')}
      </button>
      {isWanted && (
        <Suspense>
          <BoxResults {...searchForm} operators={operators} />
        </Suspense>
      )}
      {initialText !== undefined &&
        createPortal(
          <Suspense>
            <Palette open={open} begin={initialText} operators={operators} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>,
    searchForm.form,
  );
}

export const SearchBox = island(HeaderSearch, { className: 'mx-auto w-full max-w-page px-4 pb-4 sm:px-6' });
