import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterActivation, whenShown } from '#domain/site/prerender.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A document that is drawn ahead, and the frames that its browser is asked for. */
function prerendered() {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const open = () => {
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
  };
  const paint = () => {
    for (const draw of frames.splice(0)) draw();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { open, paint };
}

test('§site a page runs its required work at activation and the rest after the first paint', async () => {
  const { open, paint } = prerendered();
  const done: string[] = [];
  afterActivation(() => done.push('opened'));
  whenShown(() => done.push('shown'));
  expect(done).toEqual([]);
  open();
  expect(done).toEqual(['opened']);
  await paint();
  expect(done).toEqual(['opened', 'shown']);
});

test('§site a page that is activated in the background starts its work too', async () => {
  const { open } = prerendered();
  const work = vi.fn();
  whenShown(work);
  open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
});

test('§site a page that was not drawn ahead waits for nothing', () => {
  const work = vi.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledOnce();
});
