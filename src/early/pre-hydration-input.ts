/** Marks a control that was pressed or sent before its island was hydrated. */
const mark = 'early';

/**
 * A form sent by the browser itself would put its fields, the password among them, into the address, so it is held
 * back. The island submits it, and replays the presses, after hydration.
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
