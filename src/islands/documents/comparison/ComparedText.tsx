import type { ComparedLine, ComparedLines } from '#contract/documents/comparison.ts';
import { texts } from '#i18n/client.ts';
import { documentLang } from '#islands/ui/text/document-lang.ts';
import { Portion } from './Portion.tsx';

const sides = 'grid md:grid-cols-2';

function Side({
  of,
  side,
  kind,
}: {
  of: ComparedLine | undefined;
  side: 'before' | 'after';
  kind: ComparedLines['kind'];
}) {
  const t = texts('documents');
  const look = side === 'before' ? 'bg-danger-soft' : 'bg-ok-soft';
  const isChange = kind !== 'same';
  const Mark = side === 'before' ? 'del' : 'ins';
  // On a narrow screen a line that stayed the same stands there once.
  const hidden = of === undefined || (!isChange && side === 'before') ? 'max-md:hidden' : '';
  return (
    <div className={`flex gap-3 px-3 py-1.5 ${of && isChange ? look : ''} ${hidden}`}>
      <span className="w-12 shrink-0 text-muted text-sm">
        {of?.page !== undefined && t('compare.page', { page: of.page })}
      </span>
      <p className="min-w-0 wrap-anywhere" {...documentLang()}>
        {of && isChange && <span className="sr-only">{t(`compare.${side}`)}: </span>}
        {of?.parts.map(({ text, mark }, at) =>
          mark ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            <Mark key={at} className="rounded-tag bg-card px-0.5 font-semibold">
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

interface Props {
  lines: readonly ComparedLines[];
  isWhole: boolean;
  before: string;
  after: string;
}

/** What changed in a text, line by line. */
export function ComparedText({ lines, isWhole, before, after }: Props) {
  const t = texts('documents');
  const visibleLines = isWhole ? lines : lines.filter(({ kind }) => kind !== 'same');
  return (
    <div className="card overflow-clip">
      <div className={`${sides} border-line border-b font-semibold text-sm`}>
        <p className="px-3 py-2">{`${t('compare.before')}: ${before}`}</p>
        <p className="px-3 py-2">{`${t('compare.after')}: ${after}`}</p>
      </div>
      <Portion items={visibleLines} className="divided">
        {({ kind, before: was, after: is }) => (
          <li
            className={`${sides} focus-visible:-outline-offset-2`}
            {...(kind !== 'same' && { 'data-change': kind, tabIndex: -1 })}
          >
            <Side of={was} side="before" kind={kind} />
            <Side of={is} side="after" kind={kind} />
          </li>
        )}
      </Portion>
    </div>
  );
}
