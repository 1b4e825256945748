import { normalisePhone } from '../../contract/fields.ts';

const twoDigitAreas = ['30', '40', '69', '89'];
const threeDigitAreas =
  '201 202 203 208 209 212 214 221 228 231 234 241 249 251 261 271 281 291 335 340 341 345 351 355 361 365 371 375 381 385 391 395 421 431 441 451 461 471 481 491 511 521 531 541 551 561 571 581 591 611 621 631 641 651 661 671 681 711 721 731 741 751 761 771 781 791 811 821 831 841 851 861 871 881 906 911 921 931 941 951 961 971 981 991'.split(
    ' ',
  );

function areaLength(national: string): number {
  if (/^1[567]/.test(national)) return 3;
  if (/^[789]00|^180|^137/.test(national)) return 3;
  if (twoDigitAreas.includes(national.slice(0, 2))) return 2;
  if (threeDigitAreas.includes(national.slice(0, 3))) return 3;
  // Villages in the east: 033203, 034202 …
  return /^3[3-9][1-9]0\d/.test(national) ? 5 : 4;
}

/** The digits behind the last gap of a number whose area code, number and extension stand apart. */
function extensionOf(input: string, area: string): string {
  const parts = input.replace(/^\s*(\+|00)49|\(\s*0\s*\)/g, ' ').match(/\d+/g) ?? [];
  const [first = '', , last = ''] = parts;
  return parts.length === 3 && first.replace(/^0/, '') === area && last.length <= 5 ? last : '';
}

/**
 * A number by DIN 5008: `+49 30 23125-100`. What stands apart behind the number is taken for the extension, except in
 * mobile and service numbers, which have none; what is no phone number comes back as it is.
 */
export function formatPhone(input: string): string {
  const normalised = normalisePhone(input);
  if (!/^\+\d{7,15}$/.test(normalised)) return input;
  if (!normalised.startsWith('+49')) return normalised;
  const national = normalised.slice(3);
  const area = national.slice(0, areaLength(national));
  const extension = /^[1789]\d\d$/.test(area) && !threeDigitAreas.includes(area) ? '' : extensionOf(input, area);
  const subscriber = national.slice(area.length, national.length - extension.length);
  return `+49 ${area} ${subscriber}${extension && `-${extension}`}`;
}

/** A number that a line has, as blocks read (`domain.md` 5.4): `030 2312540` beside `030 231254-00 bis -99`. */
export const formatLine = (input: string): string => formatPhone(input).replace(/^\+49 /, '0');

/** The address behind a phone link. */
export const telLink = (input: string): string => `tel:${normalisePhone(input)}`;
