import Globe from 'lucide/dist/esm/icons/globe.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { OperatorCard } from '#contract/content/content.ts';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { phonesOf } from '#domain/content/operator-card.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';

/** What the catalogue does not say of an operator has no line. */
const lineOf = (text: string) => (text ? 'flex gap-2' : 'hidden');

const hostOf = (address: string) => URL.parse(address)?.host ?? address;

/** Numbers by DIN 5008 with E.164 behind them, and where the operator is found. */
export function OperatorContact({ card }: { card: OperatorCard }) {
  const t = texts('operators');
  const partnerArea = card.url && outsideHref(card.url);
  return (
    <>
      <dl className="grid rounded-control bg-surface px-3.5 py-1.5 empty:hidden print:p-0">
        {phonesOf(card).map(({ number, label, field }) => (
          <div
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-1.5 not-last:border-b print:py-0.5"
          >
            <dt className="text-muted text-sm" {...langOf(card.german, `${field}.label`)}>
              {label}
            </dt>
            <dd className="ms-auto">
              <a
                href={telLink(number)}
                className="inline-block whitespace-nowrap py-0.5 font-semibold no-underline hover:underline"
              >
                {formatPhone(number)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1.5 print:gap-0.5">
        <li className={lineOf(card.street || card.location)}>
          <Icon of={MapPin} size={16} className="mt-0.75 text-muted" />
          <address className="not-italic">{[card.street, card.location].filter(Boolean).join(', ')}</address>
        </li>
        <li className={lineOf(card.email)}>
          <Icon of={Mail} size={16} className="mt-0.75 text-muted" />
          <a href={`mailto:${card.email}`} className="min-w-0 break-words">
            {card.email}
          </a>
        </li>
        <li className={lineOf(card.website)}>
          <Icon of={Globe} size={16} className="mt-0.75 text-muted" />
          <span className="flex min-w-0 flex-wrap gap-x-4">
            <a href={outsideHref(card.website)} target="_blank" rel="noopener noreferrer">
              {hostOf(card.website)}
              <span className="sr-only"> ({t('newTab', { name: card.caption })})</span>
            </a>
            {partnerArea && (
              <a href={partnerArea} target="_blank" rel="noopener noreferrer">
                {t('partnerArea')}
                <span className="sr-only"> ({t('newTab', { name: card.caption })})</span>
              </a>
            )}
          </span>
        </li>
      </ul>
    </>
  );
}
