import { useStore } from '@nanostores/react';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { CallbackLink } from './CallbackLink.tsx';
import { ContactPerson } from './ContactPerson.tsx';

/** The account manager of the selected foundation, and everybody else who can help (§1-15). */
export function ContactBox() {
  const t = texts('home');
  const foundation = useStore($foundation);
  const person = foundation?.contactPerson;
  return (
    <Card title={t('contact.title')}>
      {person ? <ContactPerson person={person} /> : <p className="text-muted">{t('contact.none')}</p>}
      <CallbackLink />
      <div className="mt-4 border-line border-t pt-3">
        <h3>{t('contact.more')}</h3>
        {foundation?.furtherContacts && (
          <ul className="mt-1 mb-2 grid gap-2">
            {foundation.furtherContacts.map(({ name, position, phone }) => (
              <li key={`${name} ${phone}`}>
                <p>
                  {name}
                  {position && <span className="text-muted text-sm"> · {position}</span>}
                </p>
                <p>
                  <a href={telLink(phone)}>{formatPhone(phone)}</a>
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1 text-muted text-sm">{t('contact.service')}</p>
        <p>
          <a href={siteConfig.hotlineLink}>{siteConfig.hotline}</a>
        </p>
        <p>
          <a href={`mailto:${siteConfig.serviceEmail}`}>{siteConfig.serviceEmail}</a>
        </p>
        <p className="text-muted text-sm">{texts('shell')('hours')}</p>
      </div>
    </Card>
  );
}
