import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunk, png } from '../support/png.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let user: Session;
beforeAll(async () => {
  portal = await openPortal();
  user = await portal.as('1001/sp.admin');
});
afterAll(() => portal.close());

const place = 'GPS 52.5200, 13.4050';
const segment = (code: number, body: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
function exif(orientation: number, isLittle = false): Buffer {
  const tiff = Buffer.from(
    isLittle ? '49492a000800000001001201030001000000' : '4d4d002a00000008000101120003000000010000',
    'hex',
  );
  const value = Buffer.alloc(8);
  if (isLittle) value.writeUInt16LE(orientation);
  const big = Buffer.alloc(8);
  big.writeUInt16BE(orientation);
  const whole = isLittle ? Buffer.concat([tiff, value]) : Buffer.concat([tiff.subarray(0, 18), big]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), whole, Buffer.from(place)]));
}
const frame = (width: number, height: number, code = 0xc0) => {
  const body = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  body.writeUInt16BE(height, 1);
  body.writeUInt16BE(width, 3);
  return segment(code, body);
};
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
  Buffer.from([0x12, 0xff, 0, 0xff, 0xd0, 0x34]),
]);
const jpeg = (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
const app0 = segment(0xe0, Buffer.from('JFIF\0'));

const send = (path: string, bytes: Buffer) =>
  portal.call('PUT', path, { token: user.token, body: bytes, headers: { 'content-type': 'image/png' } });
const photo = (bytes: Buffer) => send('/me/photo', bytes);
const logo = (bytes: Buffer) => send('/foundation/1001/logo', bytes);
const stored = async (path: string) => (await user.get(path)).rawPayload;

test.each([
  ['text', chunk('tEXt', Buffer.from(`Comment\0${place}`))],
  ['packed text', chunk('zTXt', Buffer.from(`Comment\0\0${place}`))],
  ['international text', chunk('iTXt', Buffer.from(`XML\0\0\0\0\0${place}`))],
  ['notes of a camera', chunk('eXIf', Buffer.from(place))],
  ['a profile', chunk('iCCP', Buffer.from(`x\0\0${place}`))],
  ['the time', chunk('tIME', Buffer.from(place.slice(0, 7)))],
  ['what no one knows', chunk('prVt', Buffer.from(place))],
])('§profile portraits and logos lose %s', async (_case, more) => {
  const bytes = png(10, 10, more);
  expect([(await photo(bytes)).statusCode, (await logo(bytes)).statusCode]).toEqual([204, 204]);
  for (const path of ['/me/photo', '/foundation/1001/logo']) expect(await stored(path)).toEqual(png(10, 10));
});

test.each([
  ['notes of a camera', exif(1)],
  ['a comment', segment(0xfe, Buffer.from(place))],
  ['a profile', segment(0xe2, Buffer.from(place))],
  ['what an editor wrote', segment(0xed, Buffer.from(place))],
  ['a second list of notes', segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${place}`))],
])('§profile a portrait as JPG loses %s', async (_case, more) => {
  expect((await photo(jpeg(app0, more, frame(10, 10), scan))).statusCode).toBe(204);
  expect(await stored('/me/photo')).toEqual(jpeg(app0, frame(10, 10), scan));
  expect((await user.get('/me/photo')).headers['content-type']).toBe('image/jpeg');
});

test.each([
  [6, false],
  [8, false],
  [6, true],
])(
  '§profile a portrait that was held turned (%i, little end first: %s) keeps that alone',
  async (orientation, isLittle) => {
    expect((await photo(jpeg(app0, exif(orientation, isLittle), frame(10, 10), scan))).statusCode).toBe(204);
    const snapshot = await stored('/me/photo');
    expect([snapshot.includes(place), snapshot.includes('Exif'), snapshot[30]]).toEqual([false, true, 0]);
    expect(snapshot.readUInt16BE(30)).toBe(orientation);
  },
);

test('§profile what was put behind a picture goes', async () => {
  const bytes = jpeg(app0, frame(10, 10), scan);
  expect((await photo(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))).statusCode).toBe(204);
  expect(await stored('/me/photo')).toEqual(bytes);
});

test.each([
  ['wide PNG', png(6001, 1)],
  ['high PNG', png(1, 6001)],
  ['PNG of many points', png(5001, 5000)],
  ['huge PNG', png(0x7fffffff, 0x7fffffff)],
  ['PNG without a point', png(0, 5)],
  ['wide JPG', jpeg(frame(6001, 1), scan)],
  ['JPG of many points', jpeg(frame(5001, 5000), scan)],
  ['JPG without a line', jpeg(frame(10, 0), scan)],
])('§profile a %s is refused as a portrait', async (_case, bytes) => {
  expect((await photo(bytes)).json().fields).toEqual({ photo: 'photoSize' });
});

test.each([
  ['animated PNG', png(10, 10, chunk('acTL', Buffer.alloc(8)))],
  ['PNG with two heads', png(10, 10, png(9000, 9000).subarray(8, 33))],
  ['cut PNG', png(10, 10).subarray(0, -4)],
  ['PNG with a wrong sum', Buffer.concat([png(10, 10).subarray(0, 30), Buffer.from([1]), png(10, 10).subarray(31)])],
  ['PNG with something behind it', Buffer.concat([png(10, 10), Buffer.from('<script>')])],
  ['cut JPG', jpeg(app0, frame(10, 10), scan).subarray(0, -2)],
  ['JPG without points', jpeg(app0, frame(10, 10))],
  ['JPG without a frame', jpeg(app0, scan)],
  ['JPG with two frames', jpeg(frame(10, 10), frame(9000, 9000), scan)],
  ['lossless JPG', jpeg(frame(10, 10, 0xc3), scan)],
  ['GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ['WEBP', Buffer.from('RIFF\x20\0\0\0WEBPVP8 ')],
  ['BMP', Buffer.from('BM\x20\0\0\0')],
  ['picture of signs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.from([0])],
])('§profile a %s is refused as a portrait and as a logo', async (_case, bytes) => {
  expect((await photo(bytes)).json().fields).toEqual({ photo: 'photoType' });
  expect((await logo(bytes)).json().fields).toEqual({ logo: 'logoType' });
});

test('§profile a portrait may be progressive or larger than a logo, which has limits of its own', async () => {
  expect((await photo(jpeg(frame(4000, 3000, 0xc2), scan, scan))).statusCode).toBe(204);
  expect((await photo(png(3000, 3000))).statusCode).toBe(204);
  expect((await logo(png(3000, 3000))).json().fields).toEqual({ logo: 'logoType' });
});
