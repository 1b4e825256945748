/** Replaces an island on the page if its code fails to load. */
export const islandLoadErrorId = 'lost-island';

const ofSameCode = (island: Element) =>
  [...document.querySelectorAll('astro-island[client=only]')].filter(
    (other) => other.getAttribute('component-url') === island.getAttribute('component-url'),
  );

// Runs before the islands of a page: the code of an island may fail to load, as without a connection or after a new
// release, and then nothing else removes its skeleton.
addEventListener('astro:hydration-error', ({ target }) => {
  const template = document.getElementById(islandLoadErrorId);
  if (!(target instanceof HTMLElement && template instanceof HTMLTemplateElement)) return;
  const notice = template.content.cloneNode(true);
  // Prerendered content, such as a form, may hold typed input.
  if (target.getAttribute('client') !== 'only') target.prepend(notice);
  // Said once for all islands of the same code, where the last of them stands: a list below its button.
  else target.replaceChildren(...(ofSameCode(target).at(-1) === target ? [notice] : []));
  target.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
});
