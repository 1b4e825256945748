import { isPng, largestLogo } from '#contract/profile/logo.ts';
import { texts } from '#i18n/client.ts';
import { deleteLogo, logoAddress, saveLogo } from '#stores/profile/foundation-profile.ts';
import { PictureCard, pictureLabels } from '../PictureCard.tsx';

const judge = (file: File, bytes: Uint8Array) =>
  file.size > largestLogo || !isPng(bytes) ? { fault: 'logoType' } : { type: 'image/png' };

/** What stands at the head of the partner's offers; on white, as on paper. */
export function LogoCard({ changed }: { changed: number | undefined }) {
  const t = texts('profile');
  return (
    <PictureCard
      name="logo"
      words={pictureLabels((word) => t(`logo.${word}`))}
      accept="image/png"
      changed={changed}
      read={logoAddress}
      judge={judge}
      save={saveLogo}
      remove={deleteLogo}
    >
      {(logo) => (
        <span
          className={`grid h-24 w-48 max-w-full shrink-0 place-items-center overflow-clip rounded-card border border-line p-3 ${logo ? 'bg-paper' : 'bg-surface'}`}
        >
          {logo ? (
            <img src={logo} alt={t('logo.alt')} className="max-h-full max-w-full object-contain" />
          ) : (
            <span className="text-muted text-sm">{t('logo.none')}</span>
          )}
        </span>
      )}
    </PictureCard>
  );
}
