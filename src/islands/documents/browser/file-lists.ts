import { lazy } from '../../ui/page/lazy.tsx';

const table = () => import('./FileTable.tsx').then((module) => module.FileTable);
const cards = () => import('./FileCards.tsx').then((module) => module.FileCards);

export const FileTable = lazy(table);
export const FileCards = lazy(cards);

/** Fetches the code of the list that will be drawn while its entries are still under way. */
export function fetchList(isTable: boolean): void {
  // What fails here fails again where it is drawn, and says so there.
  (isTable ? table : cards)().catch(() => {});
}
