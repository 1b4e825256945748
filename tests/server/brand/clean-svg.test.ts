import { expect, test } from 'vitest';
import { checkedLogo } from '#server/brand/checked-logo.ts';
import { cleanSvg } from '#server/brand/clean-svg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const cleaned = (inner: string) => cleanSvg(svg(inner))?.text;

test('§brand a drawing keeps what draws', () => {
  expect(cleaned('<g fill="url(#a)"><path d="M0 0h9"/><text>A &amp; B</text></g>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><g fill="url(#a)"><path d="M0 0h9"></path><text>A &amp; B</text></g></svg>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect onload="alert(1)" width="1"/>'],
  ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>x</b></body></foreignObject>'],
  ['an address', '<use xlink:href="https://evil.example/a.svg#x"/><use href="//evil.example"/>'],
  ['a picture', '<image href="data:image/png;base64,AAAA"/>'],
  ['an address in a style', '<rect style="fill:url(https://evil.example)"/>'],
  ['a hidden address', '<a href="&#106;avascript:alert(1)"><rect width="1"/></a>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="x"/>'],
])('§brand a drawing loses %s', (_what, inner) => {
  expect(cleaned(inner)).not.toMatch(/alert|evil|data:|foreignObject|<b|javascript|<set|<animate/);
});

test.each([
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>'],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['no size', svg('<rect/>', '')],
  ['a broken file', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g></svg>'],
  ['a style that loads', svg('<style>@import "https://evil.example"</style>')],
  ['a text', 'logo'],
])('§brand %s is no drawing', (_what, source) => expect(cleanSvg(source)).toBeUndefined());

test('§brand a logo is what its content is, of a size to show', () => {
  expect(checkedLogo(Buffer.from(svg('<rect/>')))).toMatchObject({ mimetype: 'image/svg+xml', width: 120, height: 40 });
  expect(checkedLogo(Buffer.from(svg('<rect/>', 'viewBox="0 0 1200 40"')))).toBeUndefined();
  expect(checkedLogo(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined();
  expect(checkedLogo(Buffer.from(svg(`<desc>${'x'.repeat(200 * 1024)}</desc>`)))).toBeUndefined();
});
