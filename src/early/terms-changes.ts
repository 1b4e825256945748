import { readPendingLoginStep } from '../stores/session/pending-login-step.ts';

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

show();
addEventListener('terms-changes', show);
