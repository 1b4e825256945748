import { plainText } from '../clean-text.ts';

/** Longer texts are no address, and are not looked at for one. */
const maxMendedLength = 1000;
const namedAddressPattern = /^([^<>]*)<\s*([^<>]+?)\s*>$/;
const ends = /^[\s"'(]+|[\s"'),.;:]+$/g;

const withoutScheme = (text: string): string => text.replace(/^mailto:\s*/i, '').replace(/\?[^@]*$/, '');
const tidy = (text: string): string => withoutScheme(text.replace(ends, '')).replace(/\s*@\s*/, '@');

/**
 * The address in what was pasted: `mailto:max@firma.example`, `Max Muster <max@firma.example>`, `max@firma.example;`. A
 * text with two different addresses stays as it is.
 */
export function mendEmail(typed: string): string {
  const text = plainText(typed);
  if (text.length > maxMendedLength) return text;
  const [, name = '', address] = namedAddressPattern.exec(text.replace(/[\s,.;]+$/, '')) ?? [];
  if (address === undefined) return tidy(text);
  const [first, second] = [tidy(name), tidy(address)];
  return first.includes('@') && first.toLowerCase() !== second.toLowerCase() ? text : second;
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const topLevel = /^(?:xn--[a-z\d-]{1,59}|\p{L}[\p{L}\p{M}]{1,62})$/iu;
/** Names that lead to the computer itself or to nowhere. */
const unreachable = ['localhost', 'localdomain', 'local', 'invalid'];

/** One address that a mail can be sent to over the internet: no quoted local part, no address in brackets, no bare host. */
export function isEmail(address: string): boolean {
  if (address.length > 254) return false;
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    localPart.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(top) &&
    !unreachable.includes(top.toLowerCase())
  );
}

/** The message key for a text that is no address: several of them have a sentence of their own. */
export const emailFault = (text: string): string => (/@[^@]*[\s,;|/][^@]*@/.test(text) ? 'emailSingle' : 'email');
