import startWithMarkup from '@astrojs/react/client.js';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isPrerendering } from '#domain/site/prerender.ts';
import { whenIdle } from '#domain/site/when-idle.ts';

type Start = ReturnType<typeof startWithMarkup>;

/** How long what surrounds a screen waits at most for a moment in which the browser has nothing else to do, in ms. */
const longestWait = 500;

/** The surroundings of a screen wait until idle; a prerendered page has time to load them at once. */
const waits = (element: HTMLElement) => element.closest('[data-when-idle]') !== null && !isPrerendering();

/** Draws an island that the build has not drawn, in one piece. */
function draw(element: HTMLElement, island: ReactNode): void {
  if (element.hasAttribute('ssr')) flushSync(() => createRoot(element).render(island));
}

/**
 * How an island starts, called by Astro in its place in the page. One that the build has not drawn is drawn in one piece:
 * Astro's own client draws it in a transition, in which React gives way to a frame every five milliseconds, and between
 * the placeholder and the screen there is nothing that a frame could show. At once, so that what its stores are answered by
 * then is drawn before the browser shows anything. Such an island takes no content but its placeholder.
 *
 * What surrounds a screen stands in an element with `data-when-idle`, and gives way to the screen
 * (docs/decisions/0103-screen-before-its-surroundings.md).
 */
export default function startIsland(element: HTMLElement): Start {
  const start = startWithMarkup(element);
  return (Component: ComponentType, props, slots, metadata) => {
    if (metadata.client !== 'only') return start(Component, props, slots, metadata);
    const island = createElement(Component, props);
    if (!waits(element)) return draw(element, island);
    return new Promise<void>((resolve) => whenIdle(resolve, longestWait)).then(() => draw(element, island));
  };
}
