import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { documentsPage } from '#domain/documents/documents-page.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { recentDocuments } from '#stores/documents/recent-documents.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import type { BoxProps } from '../box.ts';
import { AsyncBox } from './AsyncBox.tsx';
import { DocumentRow } from './DocumentRow.tsx';

/** Documents (§1-12): what came last for the selected foundation. */
export function DocumentsBox({ built, operators }: BoxProps) {
  const t = texts('home');
  const page = documentsPage(useStore($userRoles), useStore($foundation)?.type ?? '', built);
  return (
    <AsyncBox
      title={t('documents.title')}
      action={page && <a href={href(page, pageLocale())}>{t('documents.all')}</a>}
      source={recentDocuments}
      rows={3}
      tile
      isEmpty={(items) => items.length === 0}
      empty={<p className="text-muted">{t('documents.empty')}</p>}
    >
      {(items) => (
        <ul>
          {items.map((entry) => (
            <DocumentRow key={entry.path} entry={entry} operators={operators} />
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}
