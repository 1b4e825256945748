import { useEffect, useRef, useState } from 'react';
import { isShown, type Scope } from '#domain/form/conditions.ts';
import type { Field, Fields, Values } from '#domain/form/form-description.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { RowContext, useFromAnswers, useRow, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Button } from '#islands/ui/text/Button.tsx';

/** A field of a section, or one of a group in it: drawn as a line until it is opened. */
interface Unit {
  readonly path: string;
  readonly name: string;
  readonly field: Field;
  /** The group that it stands in. */
  readonly group?: { readonly path: string; readonly fields: Fields };
}

const isInside = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** The fields of a section; groups with a refused answer in them are taken apart. */
function unitsOf(fields: Fields, refused: readonly string[]): Unit[] {
  return Object.entries(fields).flatMap(([name, field]): Unit[] => {
    if (field.kind !== 'group' || !refused.some((path) => path.startsWith(`${name}.`)))
      return [{ path: name, name, field }];
    const group = { path: `${name}.`, fields: field.fields };
    return Object.entries(field.fields).map(([inner, one]) => ({
      path: `${name}.${inner}`,
      name: inner,
      field: one,
      group,
    }));
  });
}

function useGroup(group: Unit['group']): Scope | undefined {
  const { form } = useFormScope();
  const outer = useRow();
  return group && { ...group, outer, value: (name) => form.getValues(group.path + name) };
}

function Editor({ unit, hasFocus }: { unit: Unit; hasFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const group = useGroup(unit.group);
  useEffect(() => {
    if (hasFocus) box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [hasFocus]);
  return (
    <div ref={box} className="grid gap-5">
      <RowContext value={group}>
        <SchemaFields fields={{ [unit.name]: unit.field }} />
      </RowContext>
    </div>
  );
}

/** What the units say at the moment, by their paths; those that are not asked are left out. */
function useUnitTexts(section: string, units: readonly Unit[]): Readonly<Record<string, string>> {
  const { form } = useFormScope();
  const { words, context } = useSchemaContext();
  const root = useRow();
  const names = [...new Set(units.map(({ path }) => path.split('.')[0] ?? ''))];
  const apart = units.flatMap(({ group }) => (group ? [group.path.slice(0, -1)] : []));
  const read = () => {
    const values = form.getValues() as Values;
    const facts = groupedFacts(portingForm, values, words, context(), apart).find(
      ({ name }) => name === section,
    )?.facts;
    const scopeIn = (group: Unit['group']): Scope =>
      group ? { ...group, outer: root, value: (name) => form.getValues(group.path + name) } : root;
    const visible = units.filter(({ field, group }) => isShown(field, scopeIn(group)));
    return JSON.stringify(
      Object.fromEntries(
        visible.map(({ path }) => {
          const own = (facts ?? []).filter((fact) => isInside(fact.path, path));
          return [
            path,
            own
              .map((fact) => ('rows' in fact ? fact.rows.map((row) => row.join(' ')).join(', ') : fact.text))
              .join(', '),
          ];
        }),
      ),
    );
  };
  return JSON.parse(useFromAnswers(names, read)) as Record<string, string>;
}

function Line({ unit, text, onOpen }: { unit: Unit; text: string; onOpen: () => void }) {
  const t = texts('portings');
  const { translate } = useSchemaContext().words;
  const label = 'label' in unit.field ? translate(unit.field.label) : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-1.5 first:border-t-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="text-muted text-sm max-sm:col-span-2">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{text || t('refused.none')}</dd>
      <dd>
        <Button small look="quiet" aria-label={t('refused.changeOf', { what: label })} onClick={onOpen}>
          {t('refused.change')}
        </Button>
      </dd>
    </div>
  );
}

interface Props {
  section: string;
  fields: Fields;
  /** Paths of the answers that were refused: they are open at once. */
  refused: readonly string[];
}

/** A section in which answers were refused: those as fields, the rest as lines that open on request. */
export function SectionUnits({ section, fields, refused }: Props) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const units = unitsOf(fields, refused).filter(({ field }) => field.kind !== 'note');
  const unitTexts = useUnitTexts(section, units);
  const isRefused = ({ path }: Unit) => refused.some((one) => isInside(one, path));
  const isOpen = (unit: Unit) => isRefused(unit) || opened.includes(unit.path);
  const asked = units.filter(({ path }) => path in unitTexts);
  return (
    <>
      {asked.filter(isOpen).map((unit) => (
        <Editor key={unit.path} unit={unit} hasFocus={opened.at(-1) === unit.path} />
      ))}
      <dl className="empty:hidden">
        {asked
          .filter((unit) => !isOpen(unit))
          .map((unit) => (
            <Line
              key={unit.path}
              unit={unit}
              text={unitTexts[unit.path] ?? ''}
              onOpen={() => setOpened((before) => [...before, unit.path])}
            />
          ))}
      </dl>
    </>
  );
}
