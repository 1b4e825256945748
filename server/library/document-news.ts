import type { DocumentNewsList } from '#contract/documents/news.ts';
import { type ProductType, productTypes } from '#contract/sales/product.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { isSold, type Sold, topicsOf } from '#domain/documents/news-topics.ts';
import type { BaseServices } from '../db/base-services.ts';
import { soldProducts, unseenFiles } from '../queries/library/library-news.ts';
import type { View } from '../queries/library/view.ts';
import { matchingRecords } from '../queries/records/matching-records.ts';
import { providerOf } from './search/search-text.ts';
import { serializeFiles } from './serialize-files.ts';

/** The newest news; users do not read more than these. */
const maxNews = 200;

/** The operators that a foundation has VO numbers of, and the products of its drafts and orders. */
async function soldBy({ db }: BaseServices, trid: string): Promise<Sold> {
  const numbers = await matchingRecords(db, { trid, type: 'etc.voNumber' }, { archived: false });
  const active = numbers.map(({ data }) => data as { operator?: string; state?: string });
  const products = await soldProducts(db, trid);
  const isProduct = (name: string): name is ProductType => productTypes.some((type) => type === name);
  return {
    operators: new Set(active.flatMap(({ operator, state }) => (operator && state === 'active' ? [operator] : []))),
    products: new Set(products.filter(isProduct)),
  };
}

interface NewsQuery {
  readonly userId: string;
  readonly trid: string;
  readonly folder?: string | undefined;
}

/** Unseen documents that the user may see on behalf of a foundation: those about its products first. */
export async function documentNewsFor(
  services: BaseServices,
  view: View,
  { userId, trid, folder }: NewsQuery,
): Promise<DocumentNewsList> {
  const now = services.clock();
  const files = await unseenFiles(services.db, view, {
    userId,
    now,
    today: berlinDay(now),
    folder,
    limit: maxNews,
  });
  const sold = await soldBy(services, trid);
  const fileEntries = await serializeFiles(services, userId, view, files);
  const items = fileEntries.map((entry, at) => {
    const topics = topicsOf(entry, providerOf(entry.path));
    const changed = files[at]?.changed ?? entry.modified;
    return { ...entry, changed, ...topics, products: [...topics.products], isOwn: isSold(topics, sold) };
  });
  const own = items.filter(({ isOwn }) => isOwn);
  return { items: [...own, ...items.filter(({ isOwn }) => !isOwn)], total: items.length, own: own.length };
}
