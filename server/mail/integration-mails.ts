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

export type SignOnEvent = 'setUp' | 'changed' | 'removed' | 'scimToken' | 'scimEnd';

const signOnTitles: Record<SignOnEvent, (news: KeyNews) => { readonly de: string; readonly en: string }> = {
  setUp: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} die Anmeldung mit Firmenkonto über „${name}“ eingerichtet`,
    en: `${by} set up sign-in with company accounts through “${name}” for ${foundation}`,
  }),
  changed: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} die Anmeldung mit Firmenkonto über „${name}“ geändert`,
    en: `${by} changed sign-in with company accounts through “${name}” for ${foundation}`,
  }),
  removed: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} die Anmeldung mit Firmenkonto über „${name}“ getrennt`,
    en: `${by} disconnected sign-in with company accounts through “${name}” for ${foundation}`,
  }),
  scimToken: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} einen Schlüssel zum Abgleich der Benutzer mit „${name}“ angelegt`,
    en: `${by} created a token for keeping users of ${foundation} in step with “${name}”`,
  }),
  scimEnd: ({ by, name, foundation }) => ({
    de: `${by} hat für ${foundation} den Abgleich der Benutzer mit „${name}“ beendet`,
    en: `${by} ended keeping users of ${foundation} in step with “${name}”`,
  }),
};

export const signOnMail = (event: SignOnEvent, news: KeyNews): Mail =>
  noticeMail({ recipient: news.recipient, event: 'rights', title: signOnTitles[event](news), link: news.link });
