import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import { useState } from 'react';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import {
  type AccountSettings,
  passwordPlaceholder,
  settingsOf,
} from '#domain/wholesale/sip/configuration/account-settings.ts';
import {
  filledRows,
  filledText,
  isPeering,
  snippetName,
  snippetOf,
} from '#domain/wholesale/sip/configuration/fill-template.ts';
import { type PbxTemplate, pbxTemplates } from '#domain/wholesale/sip/configuration/pbx-templates.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { saveFile } from '#stores/files/save-file.ts';

function Snippet({ template, settings }: { template: PbxTemplate; settings: AccountSettings }) {
  const locale = pageLocale();
  if (template.kind === 'file')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: content wider than the screen must scroll by keyboard too
      <section aria-label={template.title} tabIndex={0} className="max-h-96 overflow-auto rounded-card bg-surface p-4">
        <pre className="text-sm" translate="no">
          {filledText(template, settings)}
        </pre>
      </section>
    );
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{template.path[locale]}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {filledRows(template, settings, locale).map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The system that registered last, where it is one of the usual ones. */
function systemOf(userAgent = ''): string {
  const agentName = userAgent.toLowerCase().replace('!', '');
  return pbxTemplates.find(({ id }) => agentName.includes(id))?.id ?? 'asterisk';
}

interface Props {
  record: SipRecord;
  onClose: () => void;
}

/** What the telephone system is told, for each of the usual vendors; the password is never in it. */
export function VendorDialog({ record, onClose }: Props) {
  const t = texts('sip');
  const locale = pageLocale();
  const [chosen, setChosen] = useState<string>(() => systemOf(record.data.userAgent));
  const settings = settingsOf(record.data as Parameters<typeof settingsOf>[0], locale);
  const template = pbxTemplates.find(({ id }) => id === chosen) ?? pbxTemplates[0];
  const text = template ? snippetOf(template, settings, locale) : '';
  const { copy } = useClipboard(text, t('configuration.copied'));
  if (!template) return null;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('configuration.title')}
      actions={
        <>
          <Button
            icon={<Icon of={Download} />}
            onClick={() => saveFile(snippetName(template, settings), text, 'text/plain;charset=utf-8')}
          >
            {t('configuration.download')}
          </Button>
          <Button look="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
            {t('configuration.copy')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {isPeering(settings)
            ? t('configuration.leadStatic', { addresses: settings.staticIps })
            : t('configuration.lead', { placeholder: passwordPlaceholder[locale] })}
        </p>
        <PlainSelect
          aria-label={t('configuration.vendor')}
          value={template.id}
          options={pbxTemplates.map(({ id, title }) => ({
            value: id,
            label: id === 'other' ? t('configuration.other') : title,
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Snippet template={template} settings={settings} />
      </div>
    </Dialog>
  );
}
