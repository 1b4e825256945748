/** §1-26: the full-page loader is switched by this event with true or false as its detail. */
export const mainLoaderEvent = 'show-main-loader';

export const raiseMainLoader = (on: boolean): void =>
  void dispatchEvent(new CustomEvent(mainLoaderEvent, { detail: on }));

/** For a page that is about to be left: it takes no more input. */
export const blockPageForGood = (): void => raiseMainLoader(true);
