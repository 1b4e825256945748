import { useStore } from '@nanostores/react';
import type { ApiKey } from '#contract/integrations/api-key.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';
import { mailboxes } from '#stores/profile/mailboxes.ts';
import { signInRules } from '#stores/profile/sign-in-rules.ts';
import { organisationSignOn } from '#stores/profile/sign-on.ts';
import { webhooks } from '#stores/profile/webhooks.ts';
import { stateOf } from './key-labels.ts';

export type SectionName = 'keys' | 'webhooks' | 'mailboxes' | 'signOn' | 'security';

/** How a section stands, in a few words. */
interface Standing {
  readonly text: string;
  readonly tone?: Extract<Tone, 'warn' | 'danger'>;
}

const colours = { warn: 'text-warn', danger: 'text-danger' } as const;

function keyStanding(keys: readonly ApiKey[]): Standing {
  const t = texts('integrations');
  const valid = keys.filter((key) => stateOf(key) !== 'ended');
  const soon = valid.filter((key) => stateOf(key) === 'endsSoon').length;
  if (valid.length === 0) return { text: t('index.noKey') };
  const text = t('index.keys', { count: valid.length });
  return soon > 0 ? { text: `${text}, ${t('index.endSoon', { count: soon })}`, tone: 'warn' } : { text };
}

/** The addresses that something is sent to, once they are known. */
function addressStanding(count: number | undefined): Standing | undefined {
  const t = texts('integrations');
  if (count === undefined) return undefined;
  return { text: count === 0 ? t('index.none') : t('index.addresses', { count }) };
}

interface EntryProps {
  name: SectionName;
  title: string;
  /** Undefined while it is not known. */
  standing: Standing | undefined;
}

const Entry = ({ name, title, standing: { text, tone } = { text: '' } }: EntryProps) => (
  <li>
    <a
      href={`#${name}`}
      className="block rounded-control px-3 py-2 text-ink no-underline hover:bg-brand-soft hover:text-link"
    >
      <span className="block font-semibold text-sm">{title}</span>
      <span className={`block min-h-5 text-sm ${tone ? colours[tone] : 'text-muted'}`}>{text}</span>
    </a>
  </li>
);

function WebhookEntry() {
  const value = useStore(webhooks.$value);
  const items = value.state === 'ready' ? value.value.items : undefined;
  const count = items?.filter((one) => one.failed > 0 || one.paused).length ?? 0;
  const failing: Standing = { text: texts('integrations')('index.failing', { count }), tone: 'danger' };
  const standing = count > 0 ? failing : addressStanding(items?.length);
  return <Entry name="webhooks" title={texts('webhooks')('title')} standing={standing} />;
}

function MailboxEntry() {
  const value = useStore(mailboxes.$value);
  const standing = addressStanding(value.state === 'ready' ? value.value.items.length : undefined);
  return <Entry name="mailboxes" title={texts('mailboxes')('title')} standing={standing} />;
}

function SignOnEntry() {
  const t = texts('integrations');
  const value = useStore(organisationSignOn.settings.$value);
  const standing =
    value.state === 'ready' ? { text: t(value.value.provider ? 'index.connected' : 'index.notConnected') } : undefined;
  return <Entry name="signOn" title={texts('sign-on')('title')} standing={standing} />;
}

/** Asks for rules that only members may read. */
function SecurityEntry() {
  const t = texts('integrations');
  const value = useStore(signInRules.$value);
  const day = value.state === 'ready' ? value.value.factorFrom : undefined;
  const standing: Standing = day
    ? { text: t('index.factorFrom', { day: formatCalendarDay(day, pageLocale()) }) }
    : { text: t('index.factorOptional'), tone: 'warn' };
  const title = texts('sign-in-rules')('title');
  return <Entry name="security" title={title} standing={value.state === 'ready' ? standing : undefined} />;
}

/** The sections of the page with how each stands, beside them on wide screens. */
export function SectionIndex({ keys, isMember }: { keys: readonly ApiKey[]; isMember: boolean }) {
  const t = texts('integrations');
  return (
    <nav aria-label={t('index.label')} className="sticky top-6 max-lg:hidden">
      <ul className="grid gap-0.5">
        <Entry name="keys" title={t('keys.title')} standing={keyStanding(keys)} />
        <WebhookEntry />
        <MailboxEntry />
        <SignOnEntry />
        {isMember && <SecurityEntry />}
      </ul>
      <div className="mt-3 grid gap-1 px-3 text-sm">
        <p className="text-muted">{t('index.calendar')}</p>
        <p>
          <a href={`${href('Settings', pageLocale())}#calendar`}>{t('index.settings')}</a>
        </p>
      </div>
    </nav>
  );
}
