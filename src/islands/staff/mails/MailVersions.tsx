import type { Mail, MailContent } from '#contract/staff/mails.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';

/** All versions of a mail; one that counted before can be taken into the draft. */
export function MailVersions({ mail, onTake }: { mail: Mail; onTake?: (content: MailContent) => void }) {
  const t = texts('mails');
  const { versions, shipped } = mail;
  return (
    <section aria-label={t('versions.title')} className="border-line border-b bg-surface px-5 py-4">
      <ol className="grid gap-3">
        {versions.map(({ id, content, published, publishedBy, preparedBy }, index) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <div>
              <p className="font-semibold">
                {t('versions.number', { number: versions.length - index })}
                {index === 0 && ` · ${t('versions.current')}`}
                {!content && ` · ${t('versions.shipped')}`}
              </p>
              <p className="text-muted text-sm">
                {preparedBy === publishedBy
                  ? t('versions.by', { name: publishedBy, moment: formatMoment(published, pageLocale()) })
                  : t('versions.byTwo', {
                      ...{ name: preparedBy, other: publishedBy },
                      moment: formatMoment(published, pageLocale()),
                    })}
              </p>
            </div>
            {onTake && index > 0 && (
              <Button small onClick={() => onTake(content ?? shipped)}>
                {t('versions.take')}
                <span className="sr-only">: {t('versions.number', { number: versions.length - index })}</span>
              </Button>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-2">
          <div>
            <p className="font-semibold">
              {t('versions.shippedText')}
              {versions.length === 0 && ` · ${t('versions.current')}`}
            </p>
            <p className="text-muted text-sm">{t('versions.shippedHint')}</p>
          </div>
          {onTake && (
            <Button small onClick={() => onTake(shipped)}>
              {t('versions.take')}
              <span className="sr-only">: {t('versions.shippedText')}</span>
            </Button>
          )}
        </li>
      </ol>
    </section>
  );
}
