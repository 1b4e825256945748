import { listenInHeader } from './header-behaviour.ts';
import { keepHeaderState } from './header-state.ts';

/** Draws the state of the header's bar, which stands above this script. */
export function startHeader(): void {
  const header = document.getElementById('header');
  if (!header) return;
  keepHeaderState(header);
  listenInHeader(header);
}
