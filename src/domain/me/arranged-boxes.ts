import type { Settings } from '#contract/me/settings.ts';

/** Two columns, and below them the tabs. */
export const boxPlaces = ['main', 'side', 'tab'] as const;

export interface PlacedBox {
  readonly key: string;
  readonly place: (typeof boxPlaces)[number];
  /** It can be moved, but not put away. */
  readonly stays?: true;
}
export type Arrangement = Settings['boxes'];

/** The boxes in a user's order; one that it does not name follows the box that it follows for everybody. */
export function orderedBoxes<B extends PlacedBox>(boxes: readonly B[], order: readonly string[]): B[] {
  const listedBoxes = order.flatMap((key) => boxes.find((box) => box.key === key) ?? []);
  const placed = [...new Set(listedBoxes)];
  for (const [at, box] of boxes.entries()) {
    if (placed.includes(box)) continue;
    const before = boxes.slice(0, at).findLast(({ place }) => place === box.place);
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, box);
  }
  return placed;
}

/** The boxes of each place, and those that the user has put away. */
export function arrangedBoxes<B extends PlacedBox>(boxes: readonly B[], { order, hidden }: Arrangement) {
  const ordered = orderedBoxes(boxes, order);
  const isHidden = ({ key, stays }: B) => !stays && hidden.includes(key);
  const visibleBoxes = ordered.filter((box) => !isHidden(box));
  return {
    main: visibleBoxes.filter(({ place }) => place === 'main'),
    side: visibleBoxes.filter(({ place }) => place === 'side'),
    tab: visibleBoxes.filter(({ place }) => place === 'tab'),
    hidden: ordered.filter(isHidden),
  };
}

/** Puts a box to where another one is; those between them close up. */
export function movedBox(
  boxes: readonly PlacedBox[],
  { order, hidden }: Arrangement,
  key: string,
  to: string,
): Arrangement {
  const keys = orderedBoxes(boxes, order).map((box) => box.key);
  const at = keys.indexOf(to);
  const others = keys.filter((one) => one !== key);
  others.splice(at, 0, key);
  return { order: others, hidden };
}

export const hiddenBox = ({ order, hidden }: Arrangement, key: string, isHidden: boolean): Arrangement => ({
  order,
  hidden: [...hidden.filter((one) => one !== key), ...(isHidden ? [key] : [])],
});

/** How the page looks to everybody. */
export const usualBoxes: Arrangement = { order: [], hidden: [] };
