import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { href } from '#domain/access/routes.ts';
import { isFiltered, type SearchView } from '#domain/documents/search-view.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { searchQuery } from '#stores/search/search.ts';
import { Empty } from '../ui/page/Empty.tsx';
import { Button, LinkButton } from '../ui/text/Button.tsx';
import { Suggestions } from './Corrections.tsx';

/** No hit: other spellings, a search without filters, and a contact. */
export function NoDocuments({ view, corrections }: { view: SearchView; corrections: readonly string[] }) {
  const t = texts('search');
  const filtered = isFiltered(view);
  const reset = () => searchQuery.set({ repository: '', type: '', since: '', title: '', page: '1' }, 'push');
  return (
    <Empty
      icon={SearchX}
      title={filtered ? t('empty.filtered') : t('empty.documents', { search: view.search })}
      action={
        <>
          {filtered && <Button onClick={reset}>{t('filter.reset')}</Button>}
          <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('empty.ticket')}</LinkButton>
        </>
      }
    >
      <div className="grid gap-2">
        <p>{filtered ? t('empty.filteredText') : t('empty.documentsText')}</p>
        <Suggestions texts={corrections} />
        <p>{t('empty.ask')}</p>
      </div>
    </Empty>
  );
}
