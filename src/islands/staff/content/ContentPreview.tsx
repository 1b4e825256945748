import type { ContentPreview as Preview } from '#contract/content/edited-content.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Html } from '#islands/ui/text/Html.tsx';
import { choiceLabel } from './field-labels.ts';

type Entry = NonNullable<Preview['de']>;

interface Chapter {
  readonly title: string;
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
}
interface Question {
  readonly question: string;
  readonly answers: readonly { readonly text: string }[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = <T,>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

/** An entry in the dress of its page. */
function Article({ entry, language }: { entry: Entry; language: 'de' | 'en' }) {
  const t = texts('content');
  const { topic, level, minutes, date } = entry;
  const facts = [
    topic && choiceLabel('topic', textOf(topic)),
    level && choiceLabel('level', textOf(level)),
    typeof minutes === 'number' && `${minutes} min`,
    textOf(date) && formatCalendarDay(textOf(date), pageLocale()),
  ].filter(Boolean);
  const german = listOf<string>(entry['german']);
  return (
    <article lang={language} className="card grid gap-3 p-4 wrap-anywhere">
      <p className="font-semibold text-muted text-sm" lang={pageLocale()}>
        {t(`language.${language}`)}
        {german.length > 0 && ` · ${t('mark.germanOnly')}: ${german.length}`}
      </p>
      <div className="grid gap-1">
        <p className="font-semibold text-lg leading-snug">{textOf(entry['title'])}</p>
        <p className="text-muted">{textOf(entry['description']) || textOf(entry['text'])}</p>
        {facts.length > 0 && <p className="text-muted text-sm">{facts.join(' · ')}</p>}
      </div>
      {entry.html && <Html html={entry.html} below={3} />}
      {listOf<Chapter>(entry['chapters']).map(({ title, lessons }) => (
        <div key={title}>
          <p className="font-semibold">{title}</p>
          <ol className="list-decimal ps-5">
            {lessons.map((lesson) => (
              <li key={lesson.id}>{lesson.title}</li>
            ))}
          </ol>
        </div>
      ))}
      {listOf<Question>(entry['quiz']).map(({ question, answers }) => (
        <div key={question}>
          <p className="font-semibold">{question}</p>
          <ul className="list-disc ps-5">
            {answers.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
      {listOf<{ title: string; path: string }>(entry['files']).map(({ title, path }) => (
        <p key={path} className="text-link text-sm">
          {title}
        </p>
      ))}
    </article>
  );
}

/** What readers would get, in both languages. */
export function ContentPreview({ preview }: { preview: Preview | undefined }) {
  const t = texts('content');
  return (
    <section aria-labelledby="content-preview" className="grid content-start gap-3">
      <div>
        <h3 id="content-preview" className="font-semibold text-base">
          {t('preview.title')}
        </h3>
        <p className="text-muted text-sm">{preview && !preview.de ? t('preview.broken') : t('preview.text')}</p>
      </div>
      {preview?.de && <Article entry={preview.de} language="de" />}
      {preview?.en && <Article entry={preview.en} language="en" />}
    </section>
  );
}
