import { afterEach, expect, test, vi } from 'vitest';
import { showAnchor } from '#stores/page/scroll.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openAt(hash: string): string[] {
  const gone: string[] = [];
  vi.stubGlobal('location', { hash, replace: (to: string) => void gone.push(to) });
  vi.stubGlobal('document', { getElementById: (id: string) => (['vierfunk', 'über'].includes(id) ? {} : null) });
  return gone;
}

test.each([
  ['#vierfunk', ['#vierfunk']],
  ['#%C3%BCber', ['#%C3%BCber']],
  ['#nobody', []],
  ['', []],
  ['#100%', []],
])('§3 a card that is drawn late is gone to where the address names it: %j', (hash, expected) => {
  const gone = openAt(hash);
  showAnchor();
  expect(gone).toEqual(expected);
});
