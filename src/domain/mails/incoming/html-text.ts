const named: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…', ndash: '–', mdash: '—' },
  ...{
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
  },
  ...{
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    sect: '§',
    deg: '°',
    copy: '©',
  },
};

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '').toWellFormed();

const decoded = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name.startsWith('#x') || name.startsWith('#X')) return characterOf(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return characterOf(Number(name.slice(1)));
    return named[name] ?? whole;
  });

const blocks = new Set([
  'p',
  'div',
  'tr',
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
  'blockquote',
]);
const unread = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

const tagOf = (inside: string): Tag | undefined => {
  const [, end = '', name = ''] = /^(\/?)([a-z][a-z0-9:]{0,30})/i.exec(inside) ?? [];
  return name ? { name: name.toLowerCase(), isEnd: end !== '', attributes: inside.slice(name.length) } : undefined;
};

/** What mail programs wrap around the mail that is answered where they mark it as no quotation. */
const wrapsQuote = ({ name, attributes }: Tag): boolean =>
  name === 'div' &&
  /\b(?:class="?'?(?:yahoo_quoted)|id="?'?(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|reply-intro))/i.test(
    attributes.slice(0, 500),
  );

/** The text of a mail in HTML, what is quoted with `>` before its lines. */
export function htmlText(html: string): string {
  const lower = html.toLowerCase();
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  let at = 0;
  const endLine = () => {
    lines.push('> '.repeat(Math.min(depth, 3)) + line.trim());
    line = '';
  };
  const addText = (text: string) => {
    line += decoded(text).replace(/[ \t\r\n]+/g, ' ');
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      addText(html.slice(at));
      break;
    }
    addText(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    if (close < 0) break;
    at = close + 1;
    const tag = tagOf(html.slice(open + 1, Math.min(close, open + 2000)));
    if (!tag) continue;
    if (unread.has(tag.name) && !tag.isEnd) {
      const end = lower.indexOf(`</${tag.name}`, at);
      at = end < 0 ? html.length : end;
      continue;
    }
    if (tag.name === 'br') endLine();
    if (tag.name === 'img' && !tag.isEnd) {
      const [, id = ''] = /\bsrc\s*=\s*["']?cid:([^"'\s>]{1,200})/i.exec(tag.attributes) ?? [];
      if (id) line += ` [cid:${decoded(id)}] `;
    }
    if (tag.name === 'li' && !tag.isEnd) {
      if (line.trim()) endLine();
      line = '- ';
    }
    if (blocks.has(tag.name) && line.trim()) endLine();
    if (tag.name === 'p' && tag.isEnd && lines.at(-1)?.trim()) endLine();
    if (tag.name === 'blockquote') depth = Math.max(0, depth + (tag.isEnd ? -1 : 1));
    if (!tag.isEnd && wrapsQuote(tag)) lines.push('-----Original Message-----');
  }
  if (line.trim()) endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
