import { preloadable } from '#islands/ui/page/preloadable.tsx';

export const StreetProposals = preloadable(() => import('./StreetProposals.tsx').then((part) => part.StreetProposals));
export const LineAvailability = preloadable(() =>
  import('./LineAvailability.tsx').then((part) => part.LineAvailability),
);
