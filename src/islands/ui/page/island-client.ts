import startWithMarkup from '@astrojs/react/client.js';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Start = ReturnType<typeof startWithMarkup>;

/**
 * How an island starts, called by Astro in its place in the page. One that the build has not drawn is drawn in one piece:
 * Astro's own client draws it in a transition, in which React gives way to a frame every five milliseconds, and between
 * the placeholder and the screen there is nothing that a frame could show. At once, so that what its stores are answered by
 * then is drawn before the browser shows anything. Such an island takes no content but its placeholder.
 */
export default function startIsland(element: HTMLElement): Start {
  const start = startWithMarkup(element);
  return (Component: ComponentType, props, slots, metadata) => {
    if (metadata.client !== 'only') start(Component, props, slots, metadata);
    else if (element.hasAttribute('ssr')) flushSync(() => createRoot(element).render(createElement(Component, props)));
  };
}
