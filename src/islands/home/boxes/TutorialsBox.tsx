import { useStore } from '@nanostores/react';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { href } from '#domain/access/routes.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { newestTutorials, servedHead, tutorialHref } from '#domain/content/tutorials.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { restrictedTutorials } from '#stores/content/restricted.ts';
import type { BoxProps } from '../box.ts';
import { BoxCard } from './BoxCard.tsx';
import { TileEntry, TileGrid } from './TileGrid.tsx';

const maxTutorials = 4;

/** Tutorials and training videos (§1-12): the newest. */
export function TutorialsBox({ tutorials }: BoxProps) {
  const t = texts('home');
  const restricted = useStore(restrictedTutorials.$value);
  const latestTutorials = newestTutorials(withServed(tutorials, restricted, servedHead)).slice(0, maxTutorials);
  return (
    <BoxCard
      title={t('tutorials.title')}
      action={<a href={href('Tutorials', pageLocale())}>{t('tutorials.all')}</a>}
      flush
    >
      {latestTutorials.length === 0 && <p className="px-5 py-4 text-muted">{t('tutorials.empty')}</p>}
      <TileGrid>
        {latestTutorials.map((tutorial) => (
          <TileEntry
            key={tutorial.id}
            icon={tutorial.film ? Play : BookOpen}
            facts={`${t('tutorials.minutes', { count: tutorial.minutes })} · ${formatCalendarDay(tutorial.date, pageLocale())}`}
          >
            <a href={tutorialHref(tutorial, pageLocale())} {...langOf(tutorial.german, 'title')}>
              {tutorial.title}
            </a>
          </TileEntry>
        ))}
      </TileGrid>
    </BoxCard>
  );
}
