import { useStore } from '@nanostores/react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import type { DescribedList } from './list-screen.ts';
import type { ExportFormat } from './save-list.ts';

/** Saves every record that the list's filter matches with all its columns, not only the page shown. */
export function ExportButton<Row extends { id: string }>({ of }: { of: DescribedList<Row> }) {
  const t = texts('record');
  const { list, hasWorkbook } = of(false);
  const progress = useStore(list.export.$progress);
  const foundation = useStore($foundation);
  const run = (format: ExportFormat) =>
    list.export
      .collect()
      .then(async (exportedRows) => {
        const { saveList } = await import('./save-list.ts');
        if (exportedRows) await saveList(of($isEmployee.get()), exportedRows, format);
      })
      .catch((cause) => toast('danger', failureText(ApiError.from(cause))));
  if (hasWorkbook && foundation && !progress) {
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
      // The owner of the records is not known yet.
      disabled={!foundation}
      onClick={() => run('csv')}
    >
      {t(hasWorkbook ? 'export.menu' : 'export.button')}
    </Button>
  );
}
