import { listFavourites, listFollowed } from '#api/library.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $viewedUser } from '../session/session.ts';

const maxItems = 5;

/** The user's favourites, latest first, and the folders they follow, those with changes first. */
export const markedDocuments = ownedLoader('marked', async () => {
  // They may lie beyond the one organisation that an employee looks at.
  if ($viewedUser.get()) return { favourites: [], followed: [] };
  const [favourites, followed] = await Promise.all([listFavourites(), listFollowed()]);
  return {
    favourites: favourites.items.slice(0, maxItems),
    followed: followed.items.sort((a, b) => (b.newFiles ?? 0) - (a.newFiles ?? 0)).slice(0, maxItems),
  };
});
