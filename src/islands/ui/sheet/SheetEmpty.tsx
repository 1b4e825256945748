import type { IconNode } from 'lucide';
import ClipboardPaste from 'lucide/dist/esm/icons/clipboard-paste.mjs';
import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import ListPlus from 'lucide/dist/esm/icons/list-plus.mjs';
import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { focusField } from '../form/kit/focus-field.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { mayImport, RangeMaker } from './SheetToolbar.tsx';
import type { SheetView } from './useSheet.ts';

function Way({ icon, title, text, children }: { icon: IconNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-rows-[auto_1fr_auto] content-start gap-2 rounded-control border border-line p-4">
      <h3 className="flex items-center gap-2 font-semibold text-base">
        <Icon of={icon} className="text-link" />
        {title}
      </h3>
      <p className="text-muted text-sm">{text}</p>
      <div className="flex flex-wrap">{children}</div>
    </li>
  );
}

/** How rows come into a sheet without any: typed, by a range, from a table. */
export function SheetEmpty({ sheet, isPhone, onImport }: { sheet: SheetView; isPhone: boolean; onImport: () => void }) {
  const t = texts('sheet');
  const { field, columns, store, cellId } = sheet;
  const first = columns[0]?.name ?? '';
  const hasRange = field.sheet?.number !== undefined;
  const hasImport = mayImport(field);
  if (!hasRange && !hasImport) return <p className="text-muted text-sm">{t('emptyPlain')}</p>;
  return (
    <ul aria-label={t('empty')} className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {!isPhone && (
        <Way icon={Keyboard} title={t('way.type')} text={t('way.typeText')}>
          <Button
            onClick={() => {
              store.addRow();
              focusField(cellId(0, first));
            }}
          >
            {t('way.typeAct')}
          </Button>
        </Way>
      )}
      {hasRange && (
        <Way icon={ListPlus} title={t('way.range')} text={t('way.rangeText')}>
          <RangeMaker sheet={sheet} />
        </Way>
      )}
      {hasImport && (
        <Way icon={ClipboardPaste} title={t('way.table')} text={t('way.tableText')}>
          <Button onClick={onImport}>{texts('table-import')('button')}</Button>
        </Way>
      )}
    </ul>
  );
}
