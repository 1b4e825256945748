import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Comparison } from '#contract/documents/comparison.ts';
import { formatDay } from '#domain/date/date-format.ts';
import type { ComparedPair } from '#domain/documents/comparison/comparable.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { EncodingGuess } from '#islands/ui/upload/EncodingGuess.tsx';
import { comparisonOf } from '#stores/documents/comparison.ts';
import { Differences } from './Differences.tsx';

const nameOf = (name: string) => shownName({ name, extension: extensionOf(name), type: 'file' });

/** What the other side of a pair is called where one of several is chosen. */
function pairLabel({ other: { name, version, modified } }: ComparedPair): string {
  const t = texts('documents');
  const day = modified === undefined ? '' : formatDay(modified, pageLocale());
  if (name !== undefined) return nameOf(name);
  return version ? `${t('version', { version })} · ${day}` : `${t('earlier.unnamed')} ${day}`;
}

/** The two documents over their columns. */
function sideLabel({ name, version, modified }: Comparison['before'], isBoth: boolean): string {
  const t = texts('documents');
  const facts = [isBoth && nameOf(name), version && t('version', { version }), formatDay(modified, pageLocale())];
  return facts.filter(Boolean).join(' · ');
}

function Found({ comparison: { before, after, found: result } }: { comparison: Comparison }) {
  const t = texts('documents');
  switch (result.state) {
    case 'same':
      return (
        <Notice tone="ok" title={t('compare.same')}>
          {t('compare.sameText')}
        </Notice>
      );
    case 'incomparable':
      return (
        <Notice tone="info" title={t('compare.cannot')}>
          {t(`compare.why.${result.why}`)}
        </Notice>
      );
    case 'tooLarge':
      return (
        <Notice tone="info" title={t('compare.cannot')}>
          {t('compare.tooLarge')}
        </Notice>
      );
    default: {
      const isBoth = before.name !== after.name;
      return <Differences result={result} before={sideLabel(before, isBoth)} after={sideLabel(after, isBoth)} />;
    }
  }
}

/** Says of each document, by its name or version, which encoding was guessed. */
function Guesses({ comparison: { before, after, found } }: { comparison: Comparison }) {
  const guesses = 'guesses' in found ? found.guesses : undefined;
  const isBoth = before.name !== after.name;
  return (
    <>
      {guesses?.before && <EncodingGuess encoding={guesses.before} file={sideLabel(before, isBoth)} />}
      {guesses?.after && <EncodingGuess encoding={guesses.after} file={sideLabel(after, isBoth)} />}
    </>
  );
}

function Compared({ before, after }: Pick<ComparedPair, 'before' | 'after'>) {
  const t = texts('documents');
  const [loader] = useState(() => comparisonOf(before, after));
  const value = useStore(loader.$value);
  useEffect(() => void loader.reload(), [loader]);
  return (
    <Async value={value} onRetry={loader.reload} failedTitle={t('compare.failed')}>
      {(comparison) => (
        <div className="grid gap-4">
          <Guesses comparison={comparison} />
          <Found comparison={comparison} />
        </div>
      )}
    </Async>
  );
}

interface Props {
  /** Of the document, as lists show it. */
  name: string;
  pairs: readonly ComparedPair[];
  onClose: () => void;
}

/** What changed in a document, over the page. */
export function ComparisonDialog({ name, pairs, onClose }: Props) {
  const t = texts('documents');
  const [at, setAt] = useState(0);
  const pair = pairs[at];
  return (
    <Dialog open size="page" onClose={onClose} title={t('compare.title', { name })}>
      <div className="grid min-h-[min(50dvh,20rem)] content-start gap-4">
        {pairs.length > 1 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span aria-hidden="true">{t('compare.with')}</span>
            <PlainSelect
              small
              aria-label={t('compare.with')}
              value={String(at)}
              options={pairs.map((one, index) => ({ value: String(index), label: pairLabel(one) }))}
              onChange={(event) => setAt(Number(event.target.value))}
            />
          </div>
        )}
        {pair && <Compared key={`${pair.before} ${pair.after}`} before={pair.before} after={pair.after} />}
      </div>
    </Dialog>
  );
}
