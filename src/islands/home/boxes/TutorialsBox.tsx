import { useStore } from '@nanostores/react';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { href } from '#domain/access/routes.ts';
import { newestTutorials, tutorialHead, tutorialHref } from '#domain/content/tutorials.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { restrictedTutorials } from '#stores/content/restricted.ts';
import type { BoxProps } from '../box.ts';

/** Tutorials and training videos (§1-12): the three newest. */
export function TutorialsBox({ tutorials }: BoxProps) {
  const t = texts('home');
  const restricted = useStore(restrictedTutorials.$value);
  const added = restricted.state === 'ready' ? restricted.value.map((entry) => tutorialHead(entry, true)) : [];
  const latestTutorials = newestTutorials([...tutorials, ...added]).slice(0, 3);
  return (
    <Card title={t('tutorials.title')} action={<a href={href('Tutorials', pageLocale())}>{t('all')}</a>} flush>
      {latestTutorials.length === 0 && <p className="px-5 py-4 text-muted">{t('tutorials.empty')}</p>}
      <ul className="py-1.5">
        {latestTutorials.map((tutorial) => (
          <li key={tutorial.id} className="flex items-center gap-4 px-5 py-2">
            <span className="tile">
              <Icon of={tutorial.film ? Play : BookOpen} />
            </span>
            <span className="min-w-0">
              <a href={tutorialHref(tutorial, pageLocale())} {...langOf(tutorial.german, 'title')}>
                {tutorial.title}
              </a>
              <span className="block text-muted text-sm">
                {formatCalendarDay(tutorial.date, pageLocale())} · {t('tutorials.minutes', { count: tutorial.minutes })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
