import type { PublicBrand } from '../contract/brand/brand.ts';

/** Over the theme; the policy of the pages allows such a sheet, as it allows no inline style. */
export function adoptColours({ sheet: text }: PublicBrand): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}
