import { useStore } from '@nanostores/react';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import PhoneCall from 'lucide/dist/esm/icons/phone-call.mjs';
import Video from 'lucide/dist/esm/icons/video.mjs';
import { useId } from 'react';
import type { Foundation } from '#contract/foundation.ts';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { href } from '#domain/access/routes.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { Avatar } from './Avatar.tsx';
import { BoxCard } from './BoxCard.tsx';

function Person({ person: { name, phone, email } }: { person: NonNullable<Foundation['contactPerson']> }) {
  const t = texts('home');
  const mail = t('contact.emailTo', { name });
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p>
          <span className="sr-only">{t('contact.phone')}: </span>
          <a href={telLink(phone)}>{formatPhone(phone)}</a>
        </p>
      </div>
      <a href={`mailto:${email}`} aria-label={mail} title={email} className="grid size-11 shrink-0 place-items-center">
        <Icon of={Mail} />
      </a>
    </div>
  );
}

/** The account manager of the selected foundation with a callback and a video call, and everybody else who can help (§1-15). */
export function ContactBox() {
  const t = texts('home');
  const id = useId();
  const foundation = useStore($foundation);
  const person = foundation?.contactPerson;
  const others = foundation?.furtherContacts ?? [];
  const videoCall = person?.videoCallUrl && outsideHref(person.videoCallUrl);
  return (
    <BoxCard title={t('contact.title')}>
      {person ? <Person person={person} /> : <p className="text-muted">{t('contact.none')}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <LinkButton
          small
          href={href('EtcTicketEdit', pageLocale(), { type: 'etcCallBackRequest', category: 'hour' })}
          aria-describedby={id}
          className="min-h-9 flex-1 px-2 whitespace-nowrap"
          icon={<Icon of={PhoneCall} size={16} />}
        >
          {t('contact.callback')}
        </LinkButton>
        {videoCall && (
          <LinkButton
            small
            href={videoCall}
            target="_blank"
            rel="noopener noreferrer"
            className="min-h-9 flex-1 px-2 whitespace-nowrap"
            icon={<Icon of={Video} size={16} />}
          >
            {t('contact.videoCall')}
            <span className="sr-only"> ({t('links.newTab')})</span>
          </LinkButton>
        )}
      </div>
      <p id={id} className="sr-only">
        {t('contact.callbackHours')}
      </p>
      <ul className="mt-2.5 text-muted text-xs" aria-label={t('contact.more')}>
        {others.map(({ name, position, positionEnglish, phone }) => (
          <li key={`${name} ${phone}`}>
            {[(pageLocale() === 'en' && positionEnglish) || position, name].filter(Boolean).join(': ')},{' '}
            <a href={telLink(phone)} className="whitespace-nowrap underline">
              {formatPhone(phone)}
            </a>
          </li>
        ))}
        {!person && (
          <li>
            {t('contact.service')}:{' '}
            <a href={siteConfig.hotlineLink} className="underline">
              {siteConfig.hotline}
            </a>
          </li>
        )}
      </ul>
    </BoxCard>
  );
}
