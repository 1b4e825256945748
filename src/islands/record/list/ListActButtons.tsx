import { useStore } from '@nanostores/react';
import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import SquareCheck from 'lucide/dist/esm/icons/square-check.mjs';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $isViewSheetOpen } from '#stores/data/view-sheet.ts';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import type { ListAct, ListActsProps } from './list-act.ts';
import type { DescribedList } from './list-screen.ts';
import type { ExportFormat } from './save-list.ts';

/** Saves every record that the list's filter matches with all its columns, not only the page shown. */
function useExport<Row extends { id: string }>(of: DescribedList<Row>) {
  const t = texts('record');
  const { list, hasWorkbook } = of(false);
  const progress = useStore(list.export.$progress);
  const run = (format: ExportFormat) =>
    list.export
      .collect()
      .then(async (exportedRows) => {
        const { saveList } = await import('./save-list.ts');
        if (exportedRows) await saveList(of($isEmployee.get()), exportedRows, format);
      })
      .catch((cause) => toast('danger', failureText(ApiError.from(cause))));
  const csv = { icon: FileText, onSelect: () => run('csv') };
  const acts: ListAct[] = hasWorkbook
    ? [
        { label: t('export.workbook'), icon: FileSpreadsheet, onSelect: () => run('xlsx') },
        { label: t('export.csv'), ...csv },
      ]
    : [{ label: t('export.button'), ...csv, icon: Download }];
  return { progress, acts };
}

/** What a phone has no room for beside its list: marking and views. */
function phoneActs(startMarking: () => void): ListAct[] {
  const t = texts('lists');
  return [
    { label: t('marks.select'), icon: SquareCheck, onSelect: startMarking },
    { label: t('views.title'), icon: Bookmark, onSelect: () => $isViewSheetOpen.set(true) },
  ];
}

const toItem = ({ label, icon, onSelect }: ListAct): MenuItem => ({
  label,
  onSelect,
  icon: <Icon of={icon} size={16} />,
});

/** Below this width of the window (px) they stand behind `…`. */
const minRoomForWords = 900;

/** The acts of a list beside its primary one, by their words where there is room. */
export function ListActButtons<Row extends { id: string }>({ of, more = [] }: ListActsProps<Row>) {
  const t = texts('record');
  const narrow = useNarrow(minRoomForWords);
  const isPhone = useNarrow();
  const foundation = useStore($foundation);
  const { progress, acts } = useExport(of);
  if (narrow)
    return (
      <MenuButton
        align="end"
        arrow={false}
        label={t('more')}
        className="btn btn-quiet size-10 p-0"
        items={[
          ...(isPhone ? phoneActs(of(false).list.marks.start) : []),
          ...more,
          ...(foundation && !progress ? acts : []),
        ].map(toItem)}
      >
        <Icon of={Ellipsis} />
      </MenuButton>
    );
  const [only] = acts;
  return (
    <>
      {more
        .filter(({ isForPhone }) => !isForPhone)
        .map(({ label, icon, onSelect }) => (
          <Button key={label} look="quiet" icon={<Icon of={icon} />} onClick={onSelect}>
            {label}
          </Button>
        ))}
      {acts.length > 1 && foundation && !progress ? (
        <MenuButton align="end" className="btn btn-quiet" items={acts.map(toItem)}>
          <Icon of={Download} />
          {t('export.menu')}
        </MenuButton>
      ) : (
        <Button
          look="quiet"
          icon={<Icon of={Download} />}
          busy={progress !== undefined}
          busyLabel={progress?.total ? t('export.busy', progress) : t('export.starting')}
          // The owner of the records is not known yet.
          disabled={!foundation}
          onClick={only?.onSelect}
        >
          {acts.length > 1 ? t('export.menu') : only?.label}
        </Button>
      )}
    </>
  );
}
