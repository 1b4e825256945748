import Slugger from 'github-slugger';
import { type HastPluginDefinition, markdownToHtml } from 'satteri';
import type { ImageAddress } from './image-address.ts';

const isSafeLink = (address: string): boolean => /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/.test(address);
const isSafeImage = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || /^data:image\/(?:png|jpeg|webp);base64,/.test(address);

/** Markup of its own and addresses that run code are left out, whatever the checks before it let through. */
const sanitize = (images: ImageAddress): HastPluginDefinition => ({
  name: 'sanitize',
  raw: (node, context) => context.removeNode(node),
  element: {
    filter: ['a', 'img'],
    visit: (node, context) => {
      const [name, isSafe] = node.tagName === 'a' ? (['href', isSafeLink] as const) : (['src', isSafeImage] as const);
      const address = node.properties[name];
      if (address === undefined) return;
      if (!isSafe(String(address))) return context.setProperty(node, name, null);
      const place = node.tagName === 'img' ? images(String(address)) : address;
      if (place !== address) context.setProperty(node, name, place);
    },
  },
});

/** Headings can be led to, under the same names as in pages of the build. */
function headingIds(): HastPluginDefinition {
  const slugger = new Slugger();
  return {
    name: 'heading-ids',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (node, context) => {
        if (typeof node.properties['id'] !== 'string')
          context.setProperty(node, 'id', slugger.slug(context.textContent(node)));
      },
    },
  };
}

/** Markdown as the build renders it, by the same parser. */
export function renderMarkdown(markdown: string, images: ImageAddress = (path) => path): string {
  const features = { gfm: true, smartPunctuation: true };
  // Nothing in it waits, so that the answer is no promise.
  const result = markdownToHtml(markdown.trim(), { features, hastPlugins: [sanitize(images), headingIds()] });
  return (result as { html: string }).html.trim();
}
