/** Holds what the page shows in place of an island whose code did not come. */
export const islandLoadErrorId = 'lost-island';

const ofSameCode = (island: Element) =>
  [...document.querySelectorAll('astro-island[client=only]')].filter(
    (other) => other.getAttribute('component-url') === island.getAttribute('component-url'),
  );

// Runs before the islands of a page: the code of one may not come, as without a connection or after a new version
// came out, and then nobody else takes its skeleton away.
addEventListener('astro:hydration-error', ({ target }) => {
  const template = document.getElementById(islandLoadErrorId);
  if (!(target instanceof HTMLElement && template instanceof HTMLTemplateElement)) return;
  const notice = template.content.cloneNode(true);
  // What was drawn before by the export, such as a form, holds what was typed.
  if (target.getAttribute('client') !== 'only') target.prepend(notice);
  // Said once for all islands of the same code, where the last of them stands: a list below its button.
  else target.replaceChildren(...(ofSameCode(target).at(-1) === target ? [notice] : []));
  target.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
});
