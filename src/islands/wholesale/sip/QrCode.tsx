import { type AccountSettings, provisioningUri } from '#domain/wholesale/sip/configuration/account-settings.ts';
import { texts } from '#i18n/client.ts';
import { QrPicture } from '#islands/ui/media/QrPicture.tsx';

/** What a softphone reads with its camera; the picture holds no password. */
export function QrCode({ settings }: { settings: AccountSettings }) {
  const t = texts('sip');
  const uri = provisioningUri(settings);
  return (
    <div className="mt-3 grid gap-3">
      <p>{t('configuration.qrText')}</p>
      <QrPicture value={uri} label={t('configuration.qrLabel', { uri })} />
      <p className="wrap-anywhere text-muted text-sm" translate="no">
        {uri}
      </p>
    </div>
  );
}
