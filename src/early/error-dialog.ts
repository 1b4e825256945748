import { type ErrorTexts, errorTextName } from '../domain/access/error-follow-ups.ts';
import { type ErrorDialogEvent, errorDialogEvent } from '../stores/session/error-dialog-event.ts';

/** The error dialog of pages without a shell: their markup holds it, so that no island has to be loaded. */
export function startErrorDialog(): void {
  addEventListener(errorDialogEvent, (raised) => {
    const dialog = document.getElementById('error-dialog') as HTMLDialogElement | null;
    if (!dialog) return;
    const { detail } = raised as CustomEvent<ErrorDialogEvent>;
    const byCode = JSON.parse(dialog.dataset['texts'] ?? '{}') as ErrorTexts;
    const texts = byCode[errorTextName(detail)] ?? byCode['other'];
    const show = (selector: string, text = '') => {
      const part = dialog.querySelector(selector);
      if (part) part.textContent = text.replace('{{statusCode}}', String(detail.statusCode));
    };
    show('h2', texts?.title);
    show('p', texts?.text);
    const button = dialog.querySelector('button');
    if (button) button.onclick = () => dialog.close('ok');
    // OK alone closes it: Escape would skip the follow-up.
    dialog.oncancel = (event) => event.preventDefault();
    dialog.onclose = () => {
      if (dialog.returnValue !== 'ok') dialog.showModal();
      else if (texts?.followUp) location.assign(texts.followUp);
    };
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
  });
}
