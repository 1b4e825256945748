import { largestPhoto, type OwnProfile, photoType } from '#contract/me/own-profile.ts';
import { texts } from '#i18n/client.ts';
import { deletePhoto, photoAddress, savePhoto } from '#stores/profile/own-profile.ts';
import { PictureCard, pictureLabels } from '../PictureCard.tsx';

const initialsOf = ({ firstName, lastName }: OwnProfile): string => `${firstName[0] ?? ''}${lastName[0] ?? ''}`;

/** Why a file is no portrait, or what it is. */
function judge(file: File, bytes: Uint8Array) {
  const type = photoType(bytes);
  if (file.size > largestPhoto) return { fault: `fileSize:${largestPhoto / 1024 / 1024}` };
  return type ? { type } : { fault: 'photoType' };
}

export function PhotoCard({ profile }: { profile: OwnProfile }) {
  const t = texts('profile');
  return (
    <PictureCard
      name="photo"
      words={pictureLabels((word) => t(`photo.${word}`))}
      accept="image/jpeg,image/png"
      changed={profile.photo}
      read={photoAddress}
      judge={judge}
      save={savePhoto}
      remove={deletePhoto}
    >
      {(photo) => (
        <span className="grid size-24 shrink-0 place-items-center overflow-clip rounded-full bg-brand-soft font-semibold text-2xl text-link">
          {photo ? (
            <img src={photo} alt={t('photo.alt')} className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{initialsOf(profile)}</span>
          )}
        </span>
      )}
    </PictureCard>
  );
}
