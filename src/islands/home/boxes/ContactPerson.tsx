import Video from 'lucide/dist/esm/icons/video.mjs';
import type { Foundation } from '#contract/foundation.ts';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Avatar } from './Avatar.tsx';

export function ContactPerson({ person }: { person: NonNullable<Foundation['contactPerson']> }) {
  const t = texts('home');
  const videoCall = person.videoCallUrl && outsideHref(person.videoCallUrl);
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={person.name} />
        <div className="min-w-0">
          <p className="font-semibold">{person.name}</p>
          <p>
            <span className="sr-only">{t('contact.phone')}: </span>
            <a href={telLink(person.phone)}>{formatPhone(person.phone)}</a>
          </p>
        </div>
      </div>
      <p className="mt-2">
        <span className="sr-only">{t('contact.email')}: </span>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </p>
      {videoCall && (
        <LinkButton
          href={videoCall}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-3 w-full"
          icon={<Icon of={Video} size={16} />}
        >
          {t('contact.videoCall')}
          <span className="sr-only"> ({t('links.newTab')})</span>
        </LinkButton>
      )}
    </>
  );
}
