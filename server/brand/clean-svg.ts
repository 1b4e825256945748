import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** What a drawing is made of; anything else is left out with all that is in it. */
const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs symbol use title desc text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feBlend feFlood ' +
    'feComposite feMerge feMergeNode feColorMatrix style'
  ).split(' '),
);
const svgSpace = 'http://www.w3.org/2000/svg';
const linkSpace = 'http://www.w3.org/1999/xlink';

/** Styles and attributes may point to parts of the same file alone. */
const pointsElsewhere = (text: string): boolean =>
  /@import|expression\s*\(|javascript:|data:|\\/i.test(text) || /url\(\s*(?!['"]?#)/i.test(text);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function keptAttribute({ local, prefix, uri, value }: SaxesAttributeNS): string {
  if (pointsElsewhere(value)) return '';
  if (local === 'href')
    return (uri === '' || uri === linkSpace) && value.startsWith('#') ? ` href="${escaped(value)}"` : '';
  if (prefix !== '' || /^on/i.test(local)) return '';
  return ` ${local}="${escaped(value)}"`;
}

/** Points of a length as a drawing names it; undefined for shares of something. */
const pointsOf = (length: string | undefined): number | undefined => {
  const [, number] = /^\s*([\d.]+)\s*(?:px|pt|mm)?\s*$/.exec(length ?? '') ?? [];
  return Number(number) > 0 ? Number(number) : undefined;
};

/** The size of the drawing area; undefined where it has none. */
function sizeOf(attributes: Readonly<Record<string, SaxesAttributeNS>>) {
  const box =
    attributes['viewBox']?.value
      .trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] =
    box.length === 4 ? box.slice(2) : [pointsOf(attributes['width']?.value), pointsOf(attributes['height']?.value)];
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}

export interface Drawing {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * An SVG written again from the parts that draw: no scripts, handlers, foreign content, addresses or notes of the
 * program that made it. Undefined for what is no drawing, or has a document type, which may hold entities.
 */
export function cleanSvg(source: string): Drawing | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const parts: string[] = [];
  let size: ReturnType<typeof sizeOf>;
  let [depth, skippedFrom, isRefused, isStyle] = [0, 0, false, false];
  parser.on('doctype', () => {
    isRefused = true;
  });
  parser.on('error', () => {
    isRefused = true;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    const isDrawn = uri === svgSpace && elements.has(local);
    if (depth === 1) {
      size = sizeOf(attributes);
      if (local !== 'svg' || !isDrawn || !size) isRefused = true;
    }
    if (skippedFrom === 0 && !isDrawn) skippedFrom = depth;
    if (skippedFrom > 0) return;
    isStyle = local === 'style';
    const allowedAttributes = Object.values(attributes)
      .filter(({ prefix, local: name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(keptAttribute);
    parts.push(`<${local}${depth === 1 ? ` xmlns="${svgSpace}"` : ''}${allowedAttributes.join('')}>`);
  });
  const write = (text: string) => {
    if (skippedFrom > 0 || depth === 0) return;
    if (isStyle && pointsElsewhere(text)) isRefused = true;
    parts.push(escaped(text));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', ({ local }) => {
    if (skippedFrom === 0) parts.push(`</${local}>`);
    if (skippedFrom === depth) skippedFrom = 0;
    isStyle = false;
    depth -= 1;
  });
  try {
    parser.write(source).close();
  } catch {
    return undefined;
  }
  return isRefused || !size ? undefined : { text: parts.join(''), ...size };
}
