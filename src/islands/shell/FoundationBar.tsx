import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useEffect, useRef, useState } from 'react';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { texts } from '#i18n/client.ts';
import { onChooseFoundation } from '#stores/foundation/choose-foundation.ts';
import {
  $foundation,
  $foundations,
  $foundationsState,
  refreshFoundations,
  selectFoundation,
} from '#stores/foundation/foundation.ts';
import { $isDeputy, $viewedUser } from '#stores/session/session.ts';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

const FoundationPicker = lazy(() => import('./FoundationPicker.tsx').then((module) => module.FoundationPicker));

const DeputyActions = lazy(() => import('./DeputyActions.tsx').then((module) => module.DeputyActions));
const ViewBanner = lazy(() => import('./ViewBanner.tsx').then((module) => module.ViewBanner));

/** "Ich handle für …": the organisation that everything on the page belongs to, and the way to another one (§2-18, §4-7). */
function FoundationChoice() {
  const t = texts('shell');
  const foundation = useStore($foundation);
  const foundations = useStore($foundations);
  const state = useStore($foundationsState);
  const viewed = useStore($viewedUser);
  const isDeputy = useStore($isDeputy);
  const [open, setOpen] = useState(false);
  const [statusMessage, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => onChooseFoundation(() => setOpen(true)), []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      // The field that had the focus is gone by now, and the focus with it.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [open]);

  const retry = state === 'failed' && (
    <span className="flex flex-wrap items-center gap-3 text-danger" role="alert">
      {t('foundationFailed')}{' '}
      <Button small onClick={() => void refreshFoundations()}>
        {t('retry')}
      </Button>
    </span>
  );
  if (retry && !foundation) return retry;
  if (state === 'held') return <span className="text-muted">{t('foundationHeld')}</span>;
  if (state === 'none') {
    return (
      <span className="font-semibold text-danger" role="alert">
        {t('noOwnFoundation', { phone: siteConfig.hotline })}
      </span>
    );
  }
  if (!foundation) return <span className="skeleton h-6 w-48" />;

  const caption = foundationCaption(siteConfig.appLabel, foundation);
  if (viewed)
    return (
      <Suspense fallback={<span className="skeleton h-9 w-full" />}>
        <ViewBanner user={viewed} foundation={caption} isDeputy={isDeputy} />
      </Suspense>
    );
  const acts = foundation.deputyFor && (
    <Suspense>
      <DeputyActions trid={foundation.trid} absent={foundation.deputyFor} />
    </Suspense>
  );
  if (foundations.length < 2 && !open) {
    return (
      <span className="flex min-w-0 items-center gap-3 sm:flex-wrap">
        <span className="truncate font-semibold sm:px-3">{caption}</span>
        {acts}
        {retry}
      </span>
    );
  }

  return (
    <div ref={box} className="relative flex min-w-0 flex-wrap items-center gap-3">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${t('chooseFoundation')}: ${caption}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 max-w-full items-center gap-2 rounded-control border border-control px-3 text-left font-semibold max-sm:-ms-3 max-sm:max-w-[calc(100%+0.75rem)] max-sm:border-transparent hover:border-link hover:bg-brand-soft"
      >
        <span className="truncate">{caption}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {acts}
      <span role="status" className="sr-only">
        {statusMessage}
      </span>
      {open && (
        <div
          role="dialog"
          aria-label={t('chooseFoundation')}
          className="overlay absolute top-full left-0 z-20 mt-1 w-88 max-w-[calc(100vw-2rem)] p-2"
        >
          <Suspense fallback={<span className="skeleton block h-11" />}>
            <FoundationPicker
              selected={foundation}
              onSelect={(chosen) => {
                // The change blocks the page, and gives the focus back to where it was.
                button.current?.focus();
                selectFoundation(chosen);
                setSaid(t('actingNow', { foundation: foundationCaption(siteConfig.appLabel, chosen) }));
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

export const FoundationBar = island(FoundationChoice, { look: 'line' });
