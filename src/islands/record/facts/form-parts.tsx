import { useState } from 'react';
import { type FactSection, type FactTable, factsByBlock, formFacts } from '#domain/form/form-facts.ts';
import { joinedFacts } from '#domain/form/person-facts.ts';
import { sectionSummary } from '#domain/form/section-summary.ts';
import { texts } from '#i18n/client.ts';
import { FactTableView } from '#islands/ui/form/schema/FactList.tsx';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Fact } from '../Facts.tsx';
import type { FactPart } from './AllFacts.tsx';
import { FactLines, isFilled } from './FactLines.tsx';

/** What fits beside a label. */
const maxColumns = 4;
const maxRows = 10;

/** A wide table opens over the page; paper has room for it where it stands. */
function WideTable({ table }: { table: FactTable }) {
  const [isOpen, setOpen] = useState(false);
  const t = texts('record');
  if (table.heads.length <= maxColumns && table.rows.length <= maxRows) return <FactTableView {...table} />;
  return (
    <div>
      <Button small onClick={() => setOpen(true)}>
        {t('facts.table', { count: table.rows.length, name: table.label })}
      </Button>
      <div className="hidden print:block">
        <FactTableView {...table} />
      </div>
      <Dialog open={isOpen} size="page" title={table.label} onClose={() => setOpen(false)}>
        <FactTableView {...table} />
      </Dialog>
    </div>
  );
}

function SectionContent({ section }: { section: FactSection }) {
  return (
    <div className="grid gap-4">
      {factsByBlock(section.facts).map(({ block, facts }) => (
        <div key={facts[0]?.path} className="grid gap-2">
          {block && <h3 className="text-sm">{block}</h3>}
          <FactLines
            facts={facts.map(({ label, name = label, text, isLong }) => ({ label: name, value: text, long: isLong }))}
          />
        </div>
      ))}
      {section.facts.map((fact) => 'rows' in fact && <WideTable key={fact.path} table={fact} />)}
    </div>
  );
}

/** The sections of a form as parts of all that a record says. */
export const formParts = (
  { form, words, context }: SchemaContext,
  values: Record<string, unknown>,
  pillOf: (section: string) => FactPart['pill'] = () => undefined,
): FactPart[] =>
  formFacts(form, values, words, context()).map((section) => {
    const joined = joinedFacts(section);
    return {
      name: section.name,
      title: section.title,
      summary: sectionSummary(joined, words.translate('ui:yes')),
      pill: pillOf(section.name),
      content: <SectionContent section={joined} />,
    };
  });

/** Facts that no form asks for, as a part; none where all are empty. */
export function factPart(name: string, title: string, facts: readonly Fact[]): FactPart[] {
  const visible = facts.filter(isFilled);
  if (visible.length === 0) return [];
  const summary = visible.slice(0, 2).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return [{ name, title, summary: summary.join(' · '), content: <FactLines facts={visible} /> }];
}
