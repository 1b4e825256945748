const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/**
 * The text of XML: what stands in elements named `text`, with a line break where one named `block` ends. Reads from
 * left to right once, whatever is in it; entities that a document declares itself are not known.
 */
export function xmlText(xml: string, text: ReadonlySet<string>, block: ReadonlySet<string>, most: number): string {
  const parts: string[] = [];
  let length = 0;
  let inside = false;
  for (let at = 0; at < xml.length && length < most; ) {
    const open = xml.indexOf('<', at);
    const stop = open < 0 ? xml.length : open;
    if (inside && stop > at) {
      const words = decode(xml.slice(at, stop));
      parts.push(words);
      length += words.length;
    }
    if (open < 0) break;
    const close = xml.indexOf('>', open);
    if (close < 0) break;
    const closing = xml.startsWith('/', open + 1);
    const empty = xml.charAt(close - 1) === '/';
    const [name = ''] = xml.slice(open + (closing ? 2 : 1), Math.min(close, open + 80)).split(/[\s/>]/, 1);
    if (text.has(name)) inside = !closing && !empty;
    if (block.has(name) && (closing || empty)) parts.push('\n');
    at = close + 1;
  }
  return parts.join('');
}
