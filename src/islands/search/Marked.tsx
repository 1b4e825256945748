import type { SnippetPart } from '#contract/file.ts';

/** A text in which the search's matches stand out. */
export function Marked({ parts }: { parts: readonly SnippetPart[] }) {
  return parts.map(({ text, mark }, index) =>
    mark ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <mark key={index} className="rounded-tag bg-warn-soft px-0.5 font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
