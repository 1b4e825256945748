/** Mark of what was pressed or sent before its island was alive to take it. */
const mark = 'early';

/**
 * A form sent by the browser itself would put its fields, the password among them, into the address: it is held back.
 * The island sends it, and presses what was pressed, as soon as it is alive.
 */
export function holdPreHydrationInput(): void {
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) event.target.dataset[mark] = '';
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr] button[type=button]');
    if (button) button.dataset[mark] = '';
  });
}
