import { searchEverything } from '#api/search.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

const maxRecords = 5;
const inner = loader(async () =>
  ((await searchEverything('')).recent ?? []).filter(({ trid }) => trid !== undefined).slice(0, maxRecords),
);
onActive(inner.$value, [$user], () => {
  inner.reset();
  if ($user.get()) void inner.reload();
});

/** What the user opened last, over all organisations. */
export const openedRecords = inner;
