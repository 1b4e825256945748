import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../i18n/client.ts';
import { searchFor } from '../../stores/search/search-address.ts';
import { island } from '../ui/page/island.tsx';
import type { EntryProps } from './QuickEntry.tsx';
import { findSearchForm, type SearchForm } from './search-form.ts';

const QuickSearch = lazy(() => import('./QuickSearch.tsx').then((module) => ({ default: module.QuickSearch })));

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/**
 * Adds to the header's search box, which is part of the page and takes typing at once: the rules of §2, a shortcut, and
 * the quick search, whose code comes when the box gets the focus.
 */
function HeaderSearch({ operators }: Pick<EntryProps, 'operators'>) {
  const [found, setFound] = useState<SearchForm>();
  const [wanted, setWanted] = useState(false);

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
      input.focus();
      input.select();
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
  }, []);

  if (!found) return null;
  return createPortal(
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto hidden h-5.5 items-center rounded-tag border border-on-bar-muted/50 px-1.5 text-on-bar-muted text-xs peer-focus:hidden peer-not-placeholder-shown:hidden @min-[16rem]:flex max-md:hidden! pointer-coarse:hidden!"
      >
        {texts('shell')('search.shortcut')}
      </span>
      {wanted && (
        <Suspense>
          <QuickSearch {...found} operators={operators} />
        </Suspense>
      )}
    </>,
    found.form,
  );
}

export const SearchBox = island(HeaderSearch, { className: 'mx-auto w-full max-w-page px-4 pb-4 sm:px-6' });
