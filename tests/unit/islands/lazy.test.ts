import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';

const Detail = ({ name }: { name: string }) => createElement('p', {}, name);
const display = (Part: ComponentType<{ name: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'Placeholder' }, createElement(Part, { name: 'Ticket' })));

test('§site a part with a loaded script renders at once, without its placeholder', async () => {
  const Part = lazy(async () => Detail);
  await Part.preload();
  expect(display(Part)).toContain('<p>Ticket</p>');
});

test('§site a part with a loading script shows its placeholder', () => {
  expect(display(lazy(() => new Promise(() => undefined)))).toContain('Placeholder');
});

test('§site a part that a page starts with loads its script early, others when they render', () => {
  const load = vi.fn(async () => Detail);
  lazy(load);
  expect(load).not.toHaveBeenCalled();
  lazy(load, true);
  expect(load).toHaveBeenCalledOnce();
});

test('§site a script that did not come is asked for again when it is brought again', async () => {
  const load = vi.fn(async () => Detail).mockRejectedValueOnce(new Error('offline'));
  const Part = lazy(load, true);
  await Part.preload();
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(display(Part)).toContain('<p>Ticket</p>');
});
