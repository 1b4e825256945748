import { useStore } from '@nanostores/react';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { href } from '#domain/access/routes.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { monthCaption } from '#domain/date/months.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { restrictedNewsletters } from '#stores/content/restricted.ts';
import type { BoxProps, NewsletterHead } from '../box.ts';

const newestFirst = (a: NewsletterHead, b: NewsletterHead) => (a.date < b.date ? 1 : -1);

/** Newsletters (§1-12): the three newest. */
export function NewslettersBox({ newsletters }: BoxProps) {
  const t = texts('home');
  const restricted = useStore(restrictedNewsletters.$value);
  const added = restricted.state === 'ready' ? restricted.value : [];
  const latestNewsletters = [...newsletters, ...added].sort(newestFirst).slice(0, 3);
  const archive = href('Newsletters', pageLocale());
  return (
    <Card title={t('newsletters.title')} action={<a href={archive}>{t('all')}</a>} flush>
      {latestNewsletters.length === 0 && <p className="px-5 py-4 text-muted">{t('newsletters.empty')}</p>}
      <ul className="py-1.5">
        {latestNewsletters.map(({ id, title, date, german }) => (
          <li key={id} className="flex items-center gap-4 px-5 py-2">
            <span className="tile">
              <Icon of={Mail} />
            </span>
            <span className="min-w-0">
              <a href={`${archive}#${id}`} {...langOf(german, 'title')}>
                {title}
              </a>
              <span className="block text-muted text-sm">{monthCaption(monthOfDay(date), pageLocale())}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
