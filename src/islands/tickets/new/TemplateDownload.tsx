import Download from 'lucide/dist/esm/icons/download.mjs';
import { providerName } from '#domain/text/provider-name.ts';
import { texts } from '#i18n/client.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { downloadFile } from '#stores/files/downloads.ts';
import { TypeRows } from '../complaint/TypeRows.tsx';

/** The Excel template of the chosen operator (§3-6). */
export function TemplateDownload() {
  const t = texts('ticket-form');
  const operator = useOtherValue<string>('operator');
  const { busy, failure, run } = useCall({ textOf: () => t('complaint.templateFailed') });
  const download = () => void run(() => downloadFile(`templates/commission-complaint/${operator}.xlsx`));

  if (!operator) return <p className="text-muted text-sm">{t('complaint.chooseOperator')}</p>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <Button busy={busy} icon={<Icon of={Download} />} onClick={download}>
          <span>
            {t('complaint.template')}
            <span className="sr-only"> ({providerName(operator)})</span>
          </span>
        </Button>
        <TypeRows operator={operator} />
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
