export interface ListedObject {
  key: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch, of whole seconds: more is not said everywhere. */
  modified: number;
  /** Without quotation marks. */
  etag: string;
}

interface ListPage {
  objects: ListedObject[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

const namedEntities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string): string => (xml.includes('&') ? unescaped(xml) : xml);
const unescaped = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const inside = (xml: string, tag: string): string | undefined => {
  const start = xml.indexOf(`<${tag}>`);
  const end = start < 0 ? -1 : xml.indexOf(`</${tag}>`, start);
  return end < 0 ? undefined : plain(xml.slice(start + tag.length + 2, end));
};

export const wholeSeconds = (time: number): number => Math.floor(time / 1000) * 1000;

/** Reads an answer to ListObjectsV2. Throws where it is none. */
export function readListPage(xml: string): ListPage {
  if (!xml.includes('<ListBucketResult')) throw new Error('no list of a bucket');
  const isEncoded = inside(xml, 'EncodingType') === 'url';
  const [head = '', ...parts] = xml.split('<Contents>');
  const objects = parts.map((part): ListedObject => {
    const key = inside(part, 'Key') ?? '';
    return {
      key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
      size: Number(inside(part, 'Size')),
      modified: wholeSeconds(Date.parse(inside(part, 'LastModified') ?? '')),
      etag: (inside(part, 'ETag') ?? '').replaceAll('"', ''),
    };
  });
  // They stand before the objects or behind them.
  const around = head + (parts.at(-1) ?? '');
  return {
    objects,
    next: inside(around, 'IsTruncated') === 'true' ? inside(around, 'NextContinuationToken') : undefined,
  };
}
