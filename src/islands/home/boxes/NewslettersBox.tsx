import { useStore } from '@nanostores/react';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { href } from '#domain/access/routes.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { monthCaption } from '#domain/date/months.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { restrictedNewsletters } from '#stores/content/restricted.ts';
import type { BoxProps, NewsletterHead } from '../box.ts';
import { BoxCard } from './BoxCard.tsx';
import { TileEntry, TileGrid } from './TileGrid.tsx';

const newestFirst = (a: NewsletterHead, b: NewsletterHead) => (a.date < b.date ? 1 : -1);
const maxNewsletters = 4;

/** Newsletters (§1-12): the newest. */
export function NewslettersBox({ newsletters }: BoxProps) {
  const t = texts('home');
  const restricted = useStore(restrictedNewsletters.$value);
  const latestNewsletters = withServed(newsletters, restricted, (entry): NewsletterHead => entry)
    .sort(newestFirst)
    .slice(0, maxNewsletters);
  const archive = href('Newsletters', pageLocale());
  return (
    <BoxCard title={t('newsletters.title')} action={<a href={archive}>{t('newsletters.all')}</a>} flush>
      {latestNewsletters.length === 0 && <p className="px-5 py-4 text-muted">{t('newsletters.empty')}</p>}
      <TileGrid>
        {latestNewsletters.map(({ id, title, date, german }) => (
          <TileEntry key={id} icon={Mail} facts={monthCaption(monthOfDay(date), pageLocale())}>
            <a href={`${archive}#${id}`} {...langOf(german, 'title')}>
              {title}
            </a>
          </TileEntry>
        ))}
      </TileGrid>
    </BoxCard>
  );
}
