import { type AccountSettings, provisioningUri } from '#domain/wholesale/sip/configuration/account-settings.ts';
import { texts } from '#i18n/client.ts';
import { QrPicture } from '#islands/ui/media/QrPicture.tsx';

/** What a softphone reads with its camera; the picture holds no password. */
export function QrCode({ settings }: { settings: AccountSettings }) {
  const t = texts('sip');
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <QrPicture
        value={provisioningUri(settings)}
        label={t('configuration.qrLabel', { uri: provisioningUri(settings) })}
        className="size-32 shrink-0"
      />
      <div className="min-w-36 flex-1">
        <p className="font-semibold">{t('configuration.qr')}</p>
        <p className="mt-1 text-muted text-sm">{t('configuration.qrText')}</p>
      </div>
    </div>
  );
}
