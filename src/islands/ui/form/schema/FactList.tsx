import type { ReactNode } from 'react';
import { type FactSection, type FactTable, factsByBlock } from '#domain/form/form-facts.ts';

/** A label with its answer; nothing without an answer. */
export function FactRow({
  label,
  children,
  className = '',
  onPaper = true,
}: {
  label: string;
  children: ReactNode;
  className?: string;
  /** False where a print says it in another place. */
  onPaper?: boolean;
}) {
  if (!children) return null;
  return (
    <div className={onPaper ? undefined : 'print:hidden'}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

export function FactTableView({ label, heads, rows }: FactTable) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: content wider than the screen must scroll by keyboard too
    <section aria-label={label} tabIndex={0} className="min-w-0 overflow-x-auto print:overflow-visible">
      <table className="w-full text-sm">
        <caption className="text-start text-muted">{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-line border-b py-1 pe-3 text-start">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are read only and have no other name
            <tr key={index}>
              {row.map((text, column) => (
                <td key={heads[column]} className="border-line border-b py-1 pe-3 align-top">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Everything that was answered, section by section, for reading and for print. */
export function FactSections({ sections }: { sections: readonly FactSection[] }) {
  return sections.map(({ name, title, facts }) => (
    <section key={name} className="grid min-w-0 grid-cols-1 gap-3">
      {title && <h2 className="text-base">{title}</h2>}
      {factsByBlock(facts).map(({ block, facts: inside }) => (
        <div key={inside[0]?.path} className="grid gap-2">
          {block && <h3 className="text-sm">{block}</h3>}
          <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            {inside.map(({ path, label, name = label, text, isLong }) => (
              <FactRow key={path} label={name} className={isLong ? 'whitespace-pre-line' : ''}>
                {text}
              </FactRow>
            ))}
          </dl>
        </div>
      ))}
      {facts.map((fact) => 'rows' in fact && <FactTableView key={fact.path} {...fact} />)}
    </section>
  ));
}
