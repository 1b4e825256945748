import { mainLoaderEvent } from '../stores/page/main-loader-event.ts';

/** The full-page loader of §1-26: the page behind fades (opacity 0.5, §9-15) and takes no input. Without islands, so that every page has it. */
export function startMainLoader(): void {
  let on = false;
  function draw(): void {
    // The markup that `Page.astro` gives every page.
    const dialog = document.getElementById('main-loader') as HTMLDialogElement | null;
    if (!dialog) return;
    document.body.ariaBusy = String(on);
    document.documentElement.toggleAttribute('data-loading', on);
    if (!on) dialog.close();
    else if (!dialog.open) dialog.showModal();
    dialog.oncancel = (event) => event.preventDefault();
    // Browsers close a dialog on the second Escape even where the first was refused.
    dialog.onclose = draw;
  }
  const turn = (to: boolean) => {
    on = to;
    draw();
  };
  addEventListener(mainLoaderEvent, (event) => turn((event as CustomEvent<unknown>).detail === true));
  // One that was raised before its markup was there.
  addEventListener('DOMContentLoaded', draw);
  // A page that was left for another one is not waiting any more when Back brings it.
  addEventListener('pageshow', ({ persisted }) => persisted && turn(false));
}
