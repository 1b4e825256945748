/** §1: the full-page loader is switched by this event with true or false as its detail. */
export const mainLoaderEvent = 'show-main-loader';
