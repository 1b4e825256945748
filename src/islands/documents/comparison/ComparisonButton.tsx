import { useState } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { comparedPairs } from '#domain/documents/comparison/comparable.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';

const ComparisonDialog = lazy(() => import('./ComparisonDialog.tsx').then((module) => module.ComparisonDialog));

/** Shows what changed in a document since the one before it, where there is one. */
export function ComparisonButton({ entry, name }: { entry: FileEntry; name: string }) {
  const t = texts('documents');
  const [isOpen, setShown] = useState(false);
  const pairs = comparedPairs(entry);
  if (pairs.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative z-1 py-0.5 text-link text-sm hover:underline"
        onClick={() => setShown(true)}
      >
        {t('compare.open')}
        <span className="sr-only">: {name}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ComparisonDialog name={name} pairs={pairs} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
