/** A hidden page is not painted; the wait for it ends after so many ms. */
const atLatest = 100;

/** Done once the browser has shown what has changed so far. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, atLatest);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
