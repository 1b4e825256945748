import type { Newsletter } from '#contract/content/content.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileLinks } from '../ui/document/FileLinks.tsx';
import { Disclosure } from '../ui/page/Disclosure.tsx';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { Html } from '../ui/text/Html.tsx';

interface Props {
  newsletter: Newsletter;
  restricted: boolean;
}

/** One newsletter, opened where it stands; an address that names it opens it too. */
export function NewsletterEntry({ newsletter, restricted }: Props) {
  const { id, title, description, date, html, files, german } = newsletter;
  return (
    <Disclosure
      look="card"
      className="card print:break-inside-avoid"
      headClassName="p-5"
      head={
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            {formatCalendarDay(date, pageLocale())}
            {restricted && (
              <span className="rounded-full bg-info-soft px-2.5 py-0.5 font-semibold text-info">
                {texts('newsletters')('forYou')}
              </span>
            )}
          </span>
          <h3 className="text-lg text-link" {...langOf(german, 'title')}>
            {title}
          </h3>
          <span className="text-muted" {...langOf(german, 'description')}>
            {description}
          </span>
        </span>
      }
    >
      <div id={id} className="grid gap-4 border-line border-t p-5">
        {german.length > 0 && <GermanNote />}
        <Html html={html} below={3} {...langOf(german, 'html')} />
        {files && <FileLinks files={files} german={german} />}
      </div>
    </Disclosure>
  );
}
