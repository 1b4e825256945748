/** Mark of a form that was sent before its island was alive to take it. */
const mark = 'early';

/** A form sent by the browser itself would put its fields, the password among them, into the address: it is held back. */
export function holdEarlySubmits(): void {
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) event.target.dataset[mark] = '';
    },
    true,
  );
}
