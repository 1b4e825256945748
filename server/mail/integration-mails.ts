import type { Mail } from '../queries/outbox.ts';
import { noticeMail } from './notification-mails.ts';

export type KeyEvent = 'made' | 'changed' | 'secretChanged' | 'ended';

interface KeyNews {
  readonly recipient: string;
  readonly by: string;
  readonly name: string;
  readonly foundation: string;
  readonly link: string;
}

const titles: Record<KeyEvent, (news: KeyNews) => { readonly de: string; readonly en: string }> = {
  made: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} den Schlüssel „${name}“ angelegt`,
    en: `${by} created the key “${name}” for ${foundation}`,
  }),
  changed: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} den Schlüssel „${name}“ geändert`,
    en: `${by} changed the key “${name}” of ${foundation}`,
  }),
  secretChanged: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} das Geheimnis des Schlüssels „${name}“ gewechselt`,
    en: `${by} changed the secret of the key “${name}” of ${foundation}`,
  }),
  ended: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} den Schlüssel „${name}“ beendet`,
    en: `${by} ended the key “${name}” of ${foundation}`,
  }),
};

/** To all who administer an organisation. */
export const apiKeyMail = (event: KeyEvent, news: KeyNews): Mail =>
  noticeMail({ recipient: news.recipient, event: 'rights', title: titles[event](news), link: news.link });
