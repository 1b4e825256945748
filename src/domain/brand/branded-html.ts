import { shippedCompany } from './shipped.ts';

const { company, street, zip, city, hotline, email, hoursDe, hoursEn, court, register, vatId } = shippedCompany;

/** What a text that shipped says of the company, by the name of the place that the brand fills; the longest first. */
const places: readonly (readonly [name: string, text: string])[] = (
  [
    ['company', company],
    ['street', street],
    ['town', `${zip} ${city}`],
    ['hotline', hotline],
    ['email', email],
    ['hours', hoursDe],
    ['hours', hoursEn],
    ['directors', 'Anke Reimers und Jonas Thiele'],
    ['directors', 'Anke Reimers and Jonas Thiele'],
    ['court', court],
    ['register', register],
    ['vatId', vatId],
  ] as const
).toSorted(([, one], [, other]) => other.length - one.length);

/** A whole word: `DE999999987` is not part of `DE999999987-00001`. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = new RegExp(`(?<![\\w.@-])(?:${places.map(([, text]) => escaped(text)).join('|')})(?![\\w@-])`, 'g');

/** The HTML of a text that shipped, with places that the brand fills; tags and addresses stay as they are. */
export const brandedHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(pattern, (text) => {
            const name = places.find(([, place]) => place === text)?.[0];
            return `<span data-brand="${name}">${text}</span>`;
          }),
    )
    .join('');
