import { $mainLoader } from '../stores/main-loader.ts';

/** Named by the markup that `Page.astro` gives every page. */
const loaderId = 'main-loader';

/** The full-page loader of §1: the page behind fades (opacity 0.5, §9) and takes no input. Without islands, so that public pages have it too. */
export function startMainLoader(): void {
  const loader = () => document.getElementById(loaderId) as HTMLDialogElement | null;
  function draw(): void {
    const on = $mainLoader.get();
    const dialog = loader();
    if (!dialog) return;
    document.body.ariaBusy = String(on);
    if (!on) dialog.close();
    else if (!dialog.open) dialog.showModal();
  }
  $mainLoader.listen(draw);
  addEventListener('DOMContentLoaded', () => {
    loader()?.addEventListener('cancel', (event) => event.preventDefault());
    // Browsers close a dialog on the second Escape even where the first was refused.
    loader()?.addEventListener('close', draw);
    draw();
  });
}
