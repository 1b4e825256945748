import { encode } from 'uqr';
import { type AccountSettings, provisioningUri } from '../../../domain/sip/configuration/account-settings.ts';
import { texts } from '../../../i18n/client.ts';

/** What a softphone reads with its camera; the picture holds no password. */
export function QrCode({ settings }: { settings: AccountSettings }) {
  const t = texts('sip');
  const uri = provisioningUri(settings);
  const { data, size } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className="mt-3 grid gap-3">
      <p>{t('configuration.qrText')}</p>
      {/* Cameras want dark on light, whatever the page's colours are. */}
      <svg
        role="img"
        aria-label={t('configuration.qrLabel', { uri })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-card border border-line"
      >
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <p className="wrap-anywhere text-muted text-sm" translate="no">
        {uri}
      </p>
    </div>
  );
}
