import { crc32 } from 'node:zlib';
import { type Chunk, chunksOf, pngMagic } from './png-chunks.ts';

interface PictureLimits {
  readonly maxSide: number;
  readonly maxPixels: number;
}
/** Why a picture is not taken: it is none, is animated or broken, or has too many points. */
type PictureFault = 'type' | 'size';
export interface Picture {
  readonly mimetype: 'image/png' | 'image/jpeg';
  /** Without what cameras and programs wrote beside the picture, and without what was put behind it. */
  readonly bytes: Buffer;
}

const fits = (width: number, height: number, { maxSide, maxPixels }: PictureLimits) =>
  width > 0 && height > 0 && width <= maxSide && height <= maxSide && width * height <= maxPixels;

/** What a picture is drawn from; texts, times, places and profiles are not. */
const drawnChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'sBIT', 'IDAT', 'IEND'];

function chunkBytes({ type, body }: Chunk): Buffer {
  const framed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const chunk = Buffer.alloc(framed.length + 8);
  chunk.writeUInt32BE(body.length, 0);
  framed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(framed), chunk.length - 4);
  return chunk;
}

function cleanPng(bytes: Buffer, limits: PictureLimits): Picture | PictureFault {
  const chunks = chunksOf(bytes) ?? [];
  const [head] = chunks;
  const isWhole = head?.type === 'IHDR' && head.body.length === 13 && chunks.some(({ type }) => type === 'IDAT');
  if (!isWhole || chunks.at(-1)?.type !== 'IEND') return 'type';
  if (chunks.some(({ type }) => type === 'acTL') || chunks.filter(({ type }) => type === 'IHDR').length > 1)
    return 'type';
  if (!fits(head.body.readUInt32BE(0), head.body.readUInt32BE(4), limits)) return 'size';
  const drawnParts = chunks.filter(({ type }) => drawnChunks.includes(type));
  return { mimetype: 'image/png', bytes: Buffer.concat([pngMagic, ...drawnParts.map(chunkBytes)]) };
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee, app15: 0xef, comment: 0xfe };
/** Baseline, extended and progressive; browsers draw no others. */
const frames = [0xc0, 0xc1, 0xc2];
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isMetadata = (code: number) =>
  code === marker.comment || (code > marker.app0 && code <= marker.app15 && code !== marker.app14);

/** How a camera was held, from 1 to 8: without it portraits would lie on their side. */
function orientationIn(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 16) return 1;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const number16 = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < number16(first) && first + 14 + entry * 12 <= tiff.length; entry += 1) {
    const at = first + 2 + entry * 12;
    const value = number16(at) === 0x0112 ? number16(at + 8) : 0;
    if (value >= 1 && value <= 8) return value;
  }
  return 1;
}

/** Nothing of a camera's notes but how it was held. */
function orientationSegment(orientation: number): Buffer {
  const tiff = '4d4d002a00000008000101120003000000010000000000000000';
  const segment = Buffer.from(`ffe10022457869660000${tiff}`, 'hex');
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

/** Where the packed points of a scan end: before the next marker that is no part of them. */
function endOfScan(bytes: Buffer, begin: number): number {
  let at = begin;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const code = at < 0 ? undefined : bytes[at + 1];
    if (code === undefined) return -1;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
    at += code === 0xff ? 1 : 2;
  }
}

function cleanJpeg(bytes: Buffer, limits: PictureLimits): Picture | PictureFault {
  const parts: Buffer[] = [];
  let orientation = 1;
  let framesSeen = 0;
  let scansSeen = 0;
  for (let at = 2; ; ) {
    const code = bytes[at + 1];
    if (bytes[at] !== 0xff || code === undefined) return 'type';
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) break;
    if (at + 4 > bytes.length) return 'type';
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return 'type';
    if (isFrame(code)) {
      framesSeen += 1;
      if (!frames.includes(code) || framesSeen > 1 || end < at + 10) return 'type';
      if (!fits(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5), limits)) return 'size';
    }
    if (code === marker.app1 && orientation === 1) orientation = orientationIn(bytes.subarray(at + 4, end));
    const last = code === marker.scan ? endOfScan(bytes, end) : end;
    if (last < 0) return 'type';
    if (code === marker.scan) scansSeen += 1;
    if (!isMetadata(code)) parts.push(bytes.subarray(at, last));
    at = last;
  }
  if (framesSeen === 0 || scansSeen === 0) return 'type';
  const before = orientation === 1 ? [] : [orientationSegment(orientation)];
  const whole = [Buffer.from([0xff, marker.start]), ...before, ...parts, Buffer.from([0xff, marker.end])];
  return { mimetype: 'image/jpeg', bytes: Buffer.concat(whole) };
}

/**
 * Removes everything but the image data from a JPG or PNG, or says why it is refused. The type follows from the content. Pixels are not decoded:
 * the size in the head of a picture is the size that programs allocate when they draw it.
 */
export function cleanPicture(bytes: Buffer, limits: PictureLimits): Picture | PictureFault {
  if (bytes.subarray(0, pngMagic.length).equals(pngMagic)) return cleanPng(bytes, limits);
  return bytes[0] === 0xff && bytes[1] === marker.start ? cleanJpeg(bytes, limits) : 'type';
}
