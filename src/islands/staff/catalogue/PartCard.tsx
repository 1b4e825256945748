import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { useState } from 'react';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { actOnState } from '#stores/staff/catalogue.ts';
import { type CataloguePart, entryTitle } from './catalogue-parts.ts';
import { fieldsOf } from './entry-form.ts';

const EntryDialog = lazy(() => import('./EntryDialog.tsx').then((module) => module.EntryDialog));

interface Row {
  readonly id: string;
  readonly title: string;
  /** What it is today; absent where it is new. */
  readonly before?: CatalogueEntry;
  readonly after?: CatalogueEntry;
  /** Names of the fields that a product is read by, one row each. */
  readonly only?: string;
}

/** `12, 24 Monate`; what an entry says, in one line. */
function summary(entry: CatalogueEntry | undefined, only?: string): string {
  if (!entry) return '–';
  const shown = Object.entries(fieldsOf(entry)).filter(([name]) =>
    only ? name === only : !name.startsWith('caption') && name !== 'key' && name !== 'day',
  );
  const text = shown
    .map(([, field]) => field.read(entry))
    .filter(Boolean)
    .join(' · ');
  return text || '–';
}

function rowsOf(part: CataloguePart, current: ReadonlyMap<string, CatalogueEntry>, state?: CatalogueState): Row[] {
  const changes = (state?.entries ?? []).filter(part.holds);
  const before = [...current.values()].filter(part.holds);
  const ids = [...new Set([...before, ...changes].map(entryId))];
  const rows = ids.map((id): Row => {
    const [own, change] = [current.get(id), changes.find((entry) => entryId(entry) === id)];
    const named = change ?? own;
    return {
      id,
      title: named ? entryTitle(named) : id,
      ...(own && part.holds(own) && { before: own }),
      ...(change && { after: change }),
    };
  });
  const [product] = rows;
  if (product?.before?.kind !== 'product') return rows;
  const t = texts('catalogue');
  return Object.keys(fieldsOf(product.before)).map((only) => ({
    ...product,
    only,
    title: t(`field.${only}` as 'field.name'),
  }));
}

const isSame = ({ before, after, only }: Row) =>
  !after || (only !== undefined && summary(before, only) === summary(after, only));

interface Props {
  part: CataloguePart;
  current: ReadonlyMap<string, CatalogueEntry>;
  /** What the open state begins with; what earlier states change is not taken back by it. */
  base: ReadonlyMap<string, CatalogueEntry>;
  /** The state that is open; absent for today. */
  state?: CatalogueState;
}

/** Of a list: what stays, what comes and what goes. */
function ListChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const isNumbers = after.every((one) => /^\d+$/.test(one));
  const gone = before.filter((one) => !after.includes(one));
  return (
    <span className={isNumbers ? 'flex flex-wrap gap-x-1.5' : 'grid gap-0.5 *:min-w-0'}>
      {after.map((one) => (
        <span key={one}>
          {before.includes(one) ? (
            one
          ) : (
            <ins className="rounded-control bg-ok-soft px-1 font-semibold text-ok no-underline">{one}</ins>
          )}
        </span>
      ))}
      {gone.map((one) => (
        <del key={one} className="text-muted">
          {one}
        </del>
      ))}
    </span>
  );
}

function Coming({ row }: { row: Row }) {
  const t = texts('catalogue');
  if (isSame(row)) return <span className="text-muted">{t('stays')}</span>;
  const [old, next] = [summary(row.before, row.only), summary(row.after, row.only)];
  if (row.only && row.only !== 'isOffered') {
    const items = (text: string) => text.split(row.only === 'documents' ? '\n' : ', ').filter((one) => one !== '–');
    return <ListChange before={items(old)} after={items(next)} />;
  }
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">
        {!row.before && <span className="me-2 rounded-control bg-ok-soft px-1.5 text-ok text-sm">{t('new')}</span>}
        {next}
      </span>
      {row.before && old !== '–' && <del className="text-muted text-sm">{old}</del>}
    </span>
  );
}

/** A part of the catalogue: what counts today beside what is to come. What counts today is never edited. */
export function PartCard({ part, current, base, state }: Props) {
  const t = texts('catalogue');
  const [edited, setEdited] = useState<{ entry: CatalogueEntry; isNew: boolean }>();
  const { running, failure, run } = useCall();
  const rows = rowsOf(part, current, state);
  const isOpen = state?.stage === 'preparing';
  const all = [...base.values(), ...(state?.entries ?? [])].filter(part.holds);
  const taken = new Set(all.flatMap((entry) => ('key' in entry ? [entry.key] : [])));
  const undo = (id: string) =>
    state && void run(() => actOnState(state, { _action: 'remove', entry: id }), { key: id, done: t('undo.done') });
  return (
    <Card
      flush
      title={part.title}
      action={
        isOpen &&
        part.blank && (
          <Button
            small
            look="quiet"
            icon={<Icon of={Plus} />}
            onClick={() => part.blank && setEdited({ entry: part.blank, isNew: true })}
          >
            {t('add.label')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-5 py-6 text-muted">{t('noneYet')}</p>
      ) : (
        <table className="w-full table-fixed max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-line border-b text-start text-sm">
              <th scope="col" className="w-[30%] px-5 py-2.5 text-start font-semibold">
                {t('column.name')}
              </th>
              <th scope="col" className="px-3 py-2.5 text-start font-semibold">
                {t('today')}
              </th>
              {state && (
                <th scope="col" className="bg-surface px-3 py-2.5 text-start font-semibold">
                  {t('from', { day: formatCalendarDay(state.validFrom, pageLocale()) })}
                </th>
              )}
              {isOpen && <td className={part.blank ? 'w-24' : 'w-15'} />}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => {
              const entry = row.after ?? base.get(row.id) ?? row.before;
              return (
                <tr
                  key={row.id + (row.only ?? '')}
                  className="border-line border-b align-top last:border-0 max-sm:grid max-sm:gap-1 max-sm:px-5 max-sm:py-3"
                >
                  <th scope="row" className="px-5 py-3 text-start font-semibold max-sm:p-0">
                    {row.title}
                  </th>
                  <td className="whitespace-pre-line px-3 py-3 wrap-anywhere max-sm:p-0">
                    <span className="text-muted text-sm sm:hidden">{t('today')}: </span>
                    {summary(row.before, row.only)}
                  </td>
                  {state && (
                    <td
                      className={`px-3 py-3 max-sm:rounded-control max-sm:px-2 max-sm:py-1 ${isSame(row) ? 'bg-surface' : 'bg-warn-tint'}`}
                    >
                      <Coming row={row} />
                    </td>
                  )}
                  {isOpen && entry && (
                    <td className="whitespace-nowrap px-3 py-1.5 max-sm:p-0">
                      <span className="flex justify-end max-sm:-ms-2 max-sm:justify-start">
                        {row.after && !row.only && (
                          <IconButton
                            icon={Undo2}
                            label={t('undo.of', { name: row.title })}
                            hint={t('undo.label')}
                            busy={running === row.id}
                            onClick={() => undo(row.id)}
                          />
                        )}
                        <IconButton
                          icon={Pencil}
                          label={t('edit.of', { name: row.title })}
                          hint={t('edit.label')}
                          onClick={() => setEdited({ entry, isNew: false })}
                        />
                      </span>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {failure && (
        <p role="alert" className="px-5 py-3 font-semibold text-danger text-sm">
          {failure}
        </p>
      )}
      {edited && state && (
        <Suspense>
          <EntryDialog
            state={state}
            entry={edited.entry}
            title={edited.isNew ? part.title : entryTitle(edited.entry)}
            isNew={edited.isNew}
            taken={taken}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
