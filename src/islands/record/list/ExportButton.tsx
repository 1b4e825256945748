import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { ApiError } from '../../../api/api-error.ts';
import { berlinDay } from '../../../domain/date/berlin-day.ts';
import { csv } from '../../../domain/text/csv.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import type { ExportedRows } from '../../../stores/data/list-export.ts';
import { saveBlob, saveFile } from '../../../stores/files/save-file.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { MenuButton } from '../../ui/overlay/MenuButton.tsx';
import { failureText } from '../../ui/page/failure-text.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { DescribedList, ListScreen } from './list-screen.ts';

type Format = 'csv' | 'xlsx';

async function save<Row extends { id: string }>(
  { file: name, columns: all }: ListScreen<Row>,
  found: ExportedRows<Row>,
  format: Format,
): Promise<void> {
  const t = texts('record');
  const { trid, rows, total } = found;
  const columns = all.filter(({ tools }) => !tools);
  if (rows.length === 0) {
    toast('info', t('export.nothing'));
    return;
  }
  const file = `${name}_${trid}_${berlinDay(Date.now())}.${format}`;
  const table = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  if (format === 'csv') saveFile(file, csv(table), 'text/csv;charset=utf-8');
  else saveBlob(file, await (await import('./workbook.ts')).workbook(table));
  const number = new Intl.NumberFormat(pageLocale()).format;
  if (rows.length < total) toast('warn', t('export.cut', { limit: number(rows.length), total: number(total) }));
  else toast('ok', t('export.done', { count: rows.length, file }));
}

/** Saves every record that the list's filter matches with all its columns, not only the page shown. */
export function ExportButton<Row extends { id: string }>({ of }: { of: DescribedList<Row> }) {
  const t = texts('record');
  const { list, hasWorkbook } = of(false);
  const progress = useStore(list.export.$progress);
  const run = (format: Format) =>
    list.export
      .collect()
      .then((found) => found && save(of($isEmployee.get()), found, format))
      .catch((cause) => toast('danger', failureText(ApiError.from(cause))));
  if (hasWorkbook && !progress) {
    return (
      <MenuButton
        align="end"
        items={[
          { label: t('export.workbook'), icon: <Icon of={FileSpreadsheet} size={16} />, onSelect: () => run('xlsx') },
          { label: t('export.csv'), icon: <Icon of={FileText} size={16} />, onSelect: () => run('csv') },
        ]}
      >
        <Icon of={Download} />
        {t('export.menu')}
      </MenuButton>
    );
  }
  return (
    <Button
      icon={<Icon of={Download} />}
      busy={progress !== undefined}
      busyLabel={progress?.total ? t('export.busy', progress) : t('export.starting')}
      onClick={() => run('csv')}
    >
      {t('export.button')}
    </Button>
  );
}
