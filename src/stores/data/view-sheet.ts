import { atom } from 'nanostores';

/** A phone shows the views of a list in a dialog, which the menu of the page opens. */
export const $isViewSheetOpen = atom(false);
