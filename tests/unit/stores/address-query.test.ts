import { afterEach, expect, test, vi } from 'vitest';
import { queryStore } from '#stores/data/address-query.ts';

afterEach(() => vi.unstubAllGlobals());

test('§3 an island begins with what the export drew and then shows what its address asks for', () => {
  vi.stubGlobal('location', { search: '?search=Alsterkom&other=1' });
  const { $query } = queryStore({ search: '', kind: 'own' });
  expect($query.init).toEqual({ search: '', kind: 'own' });
  expect($query.get()).toEqual({ search: 'Alsterkom', kind: 'own' });
});
