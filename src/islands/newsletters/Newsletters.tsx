import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Newsletter } from '#contract/content/content.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { yearOf } from '#domain/date/calendar-day.ts';
import { texts } from '#i18n/client.ts';
import { restrictedNewsletters } from '#stores/content/restricted.ts';
import { showAnchor } from '#stores/page/scroll.ts';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { RestrictedNotice } from '../ui/page/RestrictedNotice.tsx';
import { NewsletterEntry } from './NewsletterEntry.tsx';

const newestFirst = (a: Newsletter, b: Newsletter) => (a.date < b.date ? 1 : -1);

/** The newsletters of the site, drawn by the build, and those that only this user may see, year by year. */
function Archive({ newsletters }: { newsletters: Newsletter[] }) {
  const t = texts('newsletters');
  const restricted = useStore(restrictedNewsletters.$value, { ssr: 'initial' });
  const all = withServed(newsletters, restricted, (entry) => entry).sort(newestFirst);
  const added = restricted.state === 'ready' ? restricted.value.items : [];
  const late = added.length;
  useEffect(() => {
    if (late > 0) showAnchor();
  }, [late]);

  if (all.length === 0) {
    return (
      <div className="card">
        <Empty title={t('none')}>{t('noneText')}</Empty>
      </div>
    );
  }
  const years = [...new Set(all.map(({ date }) => yearOf(date)))];
  return (
    <>
      <RestrictedNotice source={restrictedNewsletters} />
      <div className="grid max-w-form gap-6">
        {years.map((year) => (
          <section key={year} aria-labelledby={`year-${year}`} className="grid gap-3">
            <h2 id={`year-${year}`}>{year}</h2>
            {all
              .filter(({ date }) => yearOf(date) === year)
              .map((newsletter) => (
                <NewsletterEntry
                  key={newsletter.id}
                  newsletter={newsletter}
                  restricted={added.includes(newsletter) && !newsletter.open}
                />
              ))}
          </section>
        ))}
      </div>
    </>
  );
}

export const Newsletters = island(Archive);
