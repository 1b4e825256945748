import { afterEach, expect, test, vi } from 'vitest';
import { showAnchor } from '#stores/page/scroll.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openAt(hash: string): string[] {
  const removal: string[] = [];
  vi.stubGlobal('location', { hash, replace: (to: string) => void removal.push(to) });
  vi.stubGlobal('document', { getElementById: (id: string) => (['vierfunk', 'über'].includes(id) ? {} : null) });
  return removal;
}

test.each([
  ['#vierfunk', ['#vierfunk']],
  ['#%C3%BCber', ['#%C3%BCber']],
  ['#nobody', []],
  ['', []],
  ['#100%', []],
])('§3 a card that is drawn late is gone to where the address names it: %j', (hash, expected) => {
  const removal = openAt(hash);
  showAnchor();
  expect(removal).toEqual(expected);
});
