import { expect, test } from 'vitest';
import { clockTime, filmTimeIn } from '#domain/content/film-player.ts';

const says = (info: object) => JSON.stringify({ event: 'infoDelivery', id: 'film', info });

test.each([
  ['a time while it plays', says({ currentTime: 84.6, playerState: 1 }), { second: 84, playing: true }],
  ['a time alone', says({ currentTime: 3 }), { second: 3, playing: true }],
  ['a pause', says({ currentTime: 84.6, playerState: 2 }), { second: 84, playing: false }],
  ['the end', says({ currentTime: 300, playerState: 0 }), { second: 0, playing: false }],
  ['no time', says({ volume: 100 }), undefined],
  ['no number', says({ currentTime: '84' }), undefined],
  ['something else', '{"event":"onReady"}', undefined],
  ['no JSON', 'hello', undefined],
  ['an object', { info: { currentTime: 84 } }, undefined],
])('§9 the player of a film tells %s', (_what, message, notice) => expect(filmTimeIn(message)).toEqual(notice));

test.each([
  [5, '0:05'],
  [84, '1:24'],
  [3723, '1:02:03'],
])('§9 second %i of a film is shown as %s', (second, display) => expect(clockTime(second)).toBe(display));
