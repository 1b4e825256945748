import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { type TutorialHead, tutorialHref } from '#domain/content/tutorials.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LearningFacts } from '../ui/media/LearningFacts.tsx';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { Icon } from '../ui/text/Icon.tsx';

export function TutorialCard({ tutorial }: { tutorial: TutorialHead }) {
  const t = texts('tutorials');
  const { title, description, topic, level, minutes, date, film, restricted, open, german } = tutorial;
  return (
    <li className="card group relative flex flex-col gap-2.5 p-5 transition-colors hover:border-link">
      <div className="mb-1 flex items-center justify-between gap-3">
        <span className="tile">
          <Icon of={film ? Play : BookOpen} />
        </span>
        {restricted && !open && (
          <span className="rounded-full bg-info-soft px-2.5 py-0.5 font-semibold text-info text-sm">{t('forYou')}</span>
        )}
      </div>
      <p className="text-muted text-sm">
        {t(`topics.${topic}`)} · {formatCalendarDay(date, pageLocale())}
      </p>
      <h2 className="leading-snug">
        {/* The whole card is pressed, the title is the link. */}
        <a
          href={tutorialHref(tutorial, pageLocale())}
          className="no-underline after:absolute after:inset-0 group-hover:underline"
          {...langOf(german, 'title')}
        >
          {title}
        </a>
      </h2>
      <p {...langOf(german, 'description')}>{description}</p>
      {german.length > 0 && <GermanNote />}
      <div className="mt-auto pt-2">
        <LearningFacts level={level} minutes={minutes} film={film !== undefined} />
      </div>
    </li>
  );
}
