import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DocumentLink } from '#islands/ui/document/DocumentLink.tsx';
import { DownloadButton } from '#islands/ui/document/DownloadButton.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { contractFiles } from '#stores/profile/contract-files.ts';

/** Partner contract, data processing agreement and privacy statement, with their dates. */
export function DocumentsTab() {
  const t = texts('profile');
  const files = useStore(contractFiles.$value);
  return (
    <Card
      title={t('documents.title')}
      flush
      action={<a href={href('EtcContracts', pageLocale())}>{t('documents.all')}</a>}
    >
      <Async
        value={files}
        failedTitle={t('documents.failed')}
        onRetry={contractFiles.reload}
        empty={<p className="px-5 py-4 text-muted">{t('documents.none')}</p>}
      >
        {(items) => (
          <ul>
            {items.map((entry) => (
              <li
                key={entry.path}
                className="relative flex items-center gap-3.5 border-line px-5 py-3 not-last:border-b"
              >
                <FileTile extension={entry.extension} />
                <div className="min-w-0 flex-1">
                  <DocumentLink entry={entry}>{shownName(entry)}</DocumentLink>
                  <p className="text-muted text-sm">
                    {[entry.description, t('documents.date', { day: formatDay(entry.modified, pageLocale()) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <DownloadButton entry={entry} name={shownName(entry)} />
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
