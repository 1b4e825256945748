let missing = false;
// Raised by the build's loader of code that is fetched when it is needed.
globalThis.addEventListener?.('vite:preloadError', () => {
  missing = true;
});

/** True once a part of the page's code could not be loaded, as without a connection or after a new version came out. */
export const isCodeMissing = (): boolean => missing;
