import type { PublicLegal } from '../contract/brand/legal.ts';
import { readPendingLoginStep } from '../stores/session/pending-login-step.ts';
import { dayOfVersion, element, legalTextEvent } from './legal-elements.ts';

// Runs right behind the list of changes, so that the first paint shows those since the version that the user accepted.
const section = document.getElementById('changes');
const accepted = readPendingLoginStep(902)?.acceptedVersion;

function show(): void {
  if (!section || !accepted) return;
  const changes = [...section.querySelectorAll<HTMLElement>('[data-version]')];
  // Versions begin with their day.
  for (const change of changes) change.hidden = (change.dataset['version'] ?? '') <= accepted;
  for (const name of section.querySelectorAll('[data-accepted]')) name.textContent = accepted;
  section.hidden = changes.every((change) => change.hidden);
}

/** Adds the changes of the text that counts, which the page did not know when it was built. */
function add({ text, changes }: PublicLegal): void {
  if (!text) return;
  document.documentElement.dataset['termsVersion'] = text.version;
  for (const list of document.querySelectorAll<HTMLElement>('[data-terms-changes]'))
    list.prepend(
      ...changes.map(({ version, items }) => {
        const change = element(
          'div',
          element('p', dayOfVersion(list.dataset['termsChanges'], version)),
          element('ul', ...items.map((item) => element('li', item))),
        );
        change.dataset['version'] = version;
        change.querySelector('p')?.setAttribute('class', 'text-sm text-muted');
        change.querySelector('ul')?.setAttribute('class', 'mt-1 grid list-disc gap-1 ps-5');
        return change;
      }),
    );
  show();
}

show();
addEventListener(legalTextEvent, (event) => add((event as CustomEvent<PublicLegal>).detail));
