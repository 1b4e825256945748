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

/** All that a section says of itself before one scrolls to it; nothing while it is not known. */
function useStandings(keys: readonly ApiKey[]): Partial<Record<SectionName, Standing | undefined>> {
  const t = texts('integrations');
  const [hooks, boxes, signOn, rules] = [
    useStore(webhooks.$value),
    useStore(mailboxes.$value),
    useStore(organisationSignOn.settings.$value),
    useStore(signInRules.$value),
  ];
  const failed = hooks.state === 'ready' ? hooks.value.items.filter((one) => one.failed > 0 || one.paused).length : 0;
  return {
    keys: keyStanding(keys),
    webhooks:
      hooks.state !== 'ready'
        ? undefined
        : failed > 0
          ? { text: t('index.failing', { count: failed }), tone: 'danger' }
          : {
              text: t(hooks.value.items.length === 0 ? 'index.none' : 'index.addresses', {
                count: hooks.value.items.length,
              }),
            },
    mailboxes:
      boxes.state === 'ready'
        ? {
            text: t(boxes.value.items.length === 0 ? 'index.none' : 'index.addresses', {
              count: boxes.value.items.length,
            }),
          }
        : undefined,
    signOn:
      signOn.state === 'ready'
        ? { text: t(signOn.value.provider ? 'index.connected' : 'index.notConnected') }
        : undefined,
    security:
      rules.state !== 'ready'
        ? undefined
        : rules.value.factorFrom === undefined
          ? { text: t('index.factorOptional'), tone: 'warn' }
          : { text: t('index.factorFrom', { day: formatCalendarDay(rules.value.factorFrom, pageLocale()) }) },
  };
}

/** The sections of the page with how each stands, beside them on wide screens. */
export function SectionIndex({ keys, isMember }: { keys: readonly ApiKey[]; isMember: boolean }) {
  const t = texts('integrations');
  const standings = useStandings(keys);
  const titles: Readonly<Record<SectionName, string>> = {
    keys: t('keys.title'),
    webhooks: texts('webhooks')('title'),
    mailboxes: texts('mailboxes')('title'),
    signOn: texts('sign-on')('title'),
    security: texts('sign-in-rules')('title'),
  };
  const names = (Object.keys(titles) as SectionName[]).filter((name) => isMember || name !== 'security');
  return (
    <nav aria-label={t('index.label')} className="sticky top-6 max-lg:hidden">
      <ul className="grid gap-0.5">
        {names.map((name) => {
          const { text, tone } = standings[name] ?? { text: '' };
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                className="block rounded-control px-3 py-2 text-ink no-underline hover:bg-brand-soft hover:text-link"
              >
                <span className="block font-semibold text-sm">{titles[name]}</span>
                <span className={`block min-h-5 text-sm ${tone ? colours[tone] : 'text-muted'}`}>{text}</span>
              </a>
            </li>
          );
        })}
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
