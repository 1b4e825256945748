import type { ReactNode } from 'react';
import type { Tutorial } from '#contract/content/content.ts';
import { href } from '#domain/access/routes.ts';
import { type TutorialHead, tutorialHref } from '#domain/content/tutorials.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { restrictedTutorials } from '#stores/content/restricted.ts';
import { FileLinks } from '../ui/document/FileLinks.tsx';
import { Film } from '../ui/media/Film.tsx';
import { LearningFacts } from '../ui/media/LearningFacts.tsx';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { island } from '../ui/page/island.tsx';
import { useReplacedPage } from '../ui/page/useReplacedPage.ts';
import { GermanNote } from '../ui/text/GermanNote.tsx';

interface Props {
  tutorial: TutorialHead;
  files: Tutorial['files'];
  /** The written part. */
  children: ReactNode;
}

/** One tutorial: film, text, files. */
function TutorialArticle({ tutorial, files, children }: Props) {
  const t = texts('tutorials');
  const { title, description, topic, level, minutes, date, film, german } = tutorial;
  useReplacedPage(
    restrictedTutorials,
    tutorial.id,
    tutorial.restricted ? undefined : tutorialHref({ ...tutorial, restricted: true }, pageLocale()),
  );
  const lang = langOf(german, 'title');
  const list = { label: texts('routes')('Tutorials'), href: href('Tutorials', pageLocale()) };
  return (
    <article className="grid max-w-form gap-5">
      <header className="grid gap-2">
        <Breadcrumb crumbs={[list, { label: title, ...lang }]} />
        <h1 {...lang}>{title}</h1>
        <p className="text-lg text-muted" {...langOf(german, 'description')}>
          {description}
        </p>
        <LearningFacts level={level} minutes={minutes} film={film !== undefined}>
          <span>
            {t(`topics.${topic}`)} · {formatCalendarDay(date, pageLocale())}
          </span>
        </LearningFacts>
        {german.length > 0 && <GermanNote />}
      </header>
      {film && <Film link={film} title={title} />}
      <div {...langOf(german, 'html')}>{children}</div>
      {files && (
        <section aria-labelledby="files" className="grid gap-2.5">
          <h2 id="files">{texts('learning')('files')}</h2>
          <FileLinks files={files} german={german} />
        </section>
      )}
    </article>
  );
}

export const TutorialScreen = island(TutorialArticle);
