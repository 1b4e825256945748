import { listenInHeader } from './header-behaviour.ts';
import { keepHeaderState } from './header-state.ts';

/** Waits for the markup of the header, which says when it is there, and draws its state before first paint. */
export function startHeader(): void {
  addEventListener('header-drawn', () => {
    const header = document.getElementById('header');
    if (!header) return;
    keepHeaderState(header);
    listenInHeader(header);
  });
}
