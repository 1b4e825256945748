import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { useState } from 'react';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Switch } from '#islands/ui/form/Switch.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { actOnState } from '#stores/staff/catalogue.ts';
import { Coming } from './Coming.tsx';
import { type CataloguePart, entryTitle } from './catalogue-parts.ts';
import { entriesWith, isSame, rowsOf, summary } from './entry-rows.ts';

const EntryDialog = lazy(() => import('./EntryDialog.tsx').then((module) => module.EntryDialog));

interface Props {
  part: CataloguePart;
  current: ReadonlyMap<string, CatalogueEntry>;
  /** What the open state begins with; what earlier states change is not taken back by it. */
  base: ReadonlyMap<string, CatalogueEntry>;
  /** The state that is open; absent for today. */
  state?: CatalogueState;
}

/** A part of the catalogue: what counts today beside what is to come. What counts today is never edited. */
export function PartCard({ part, current, base, state }: Props) {
  const t = texts('catalogue');
  const [edited, setEdited] = useState<{ entry: CatalogueEntry; isNew: boolean }>();
  const { running, failure, run } = useCall();
  const allRows = rowsOf(part, current, state);
  const changed = allRows.filter((row) => !isSame(row));
  const [hasOnlyChanges, setOnlyChanges] = useState(false);
  const rows = hasOnlyChanges && changed.length > 0 ? changed : allRows;
  const [first] = allRows.map(({ after, before }) => after ?? before);
  const basedOn = first?.kind === 'product' ? first.basedOn : undefined;
  const isOpen = state?.stage === 'preparing';
  const entries = entriesWith(base, state);
  const all = entries.filter(part.holds);
  const taken = new Set(all.flatMap((entry) => ('key' in entry ? [entry.key] : [])));
  const undo = (id: string) =>
    state && void run(() => actOnState(state, { _action: 'remove', entry: id }), { key: id, done: t('undo.done') });
  return (
    <Card
      flush
      title={part.title}
      action={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {changed.length > 0 && changed.length < allRows.length && (
            <Switch isOn={hasOnlyChanges} onChange={setOnlyChanges}>
              {t('onlyChanges', { count: changed.length })}
            </Switch>
          )}
          {isOpen && rows[0]?.only && rows[0].after && (
            <Button
              small
              look="quiet"
              icon={<Icon of={Undo2} />}
              busy={running === rows[0].id}
              onClick={() => rows[0] && undo(rows[0].id)}
            >
              {t('undo.all')}
            </Button>
          )}
          {isOpen && part.blank && (
            <Button
              small
              look="quiet"
              icon={<Icon of={Plus} />}
              onClick={() => part.blank && setEdited({ entry: part.blank, isNew: true })}
            >
              {t('add.label')}
            </Button>
          )}
        </span>
      }
    >
      {basedOn && (
        <p className="px-5 pt-3 text-muted text-sm">
          {t('basedOnProduct', { product: productNamed(basedOn).caption })}
        </p>
      )}
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
            entries={entries}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
