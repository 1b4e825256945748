import type { Locale } from '#domain/access/routes.ts';
import type { Report } from './fault.ts';
import { linkFault } from './links.ts';
import { headingsOf, withoutCode } from './plain-markdown.ts';
import { type SiteMap, slugsOf } from './site-map.ts';

const address = String.raw`<?((?:[^()\s<>]|\([^()\s]*\))*)>?`;
const image = new RegExp(String.raw`!\[([^\]]*)\]\(\s*${address}[^)]*\)`, 'g');
const link = new RegExp(String.raw`(?<!!)\[((?:[^[\]]|!?\[[^\]]*\](?:\([^)]*\))?)*)\]\(\s*${address}[^)]*\)`, 'g');
const reference = /^ {0,3}\[[^\]^][^\]]*\]:[ \t]*<?(\S*?)>?(?:[ \t]+["'(].*)?$/gm;
const htmlImage = /<img\b[^>]*>/gi;
const forbidden = /<(script|style|iframe|object|embed|form|input|button)\b|<[a-z][^>]*\s(on\w+|style)\s*=/gi;
const anonymous = new Set(['hier', 'hier klicken', 'klicken sie hier', 'link', 'here', 'click here', 'mehr', 'more']);

const noAlt =
  'Dem Bild fehlt die Beschreibung für Menschen, die es nicht sehen. Sie gehört in die eckigen Klammern: ![Was zu sehen ist](/bild.png).';

function imageFault(target: string, alt: string, map: SiteMap): string | undefined {
  if (alt.trim() === '') return noAlt;
  if (/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(alt.trim()))
    return 'Die Beschreibung des Bildes ist ein Dateiname. Bitte sagen, was zu sehen ist.';
  if (!target.startsWith('/') || target.startsWith('//'))
    return `Bilder liegen im Ordner public, und ihre Adresse beginnt mit /, zum Beispiel /images/karte.png. Hier steht ${target || 'nichts'}.`;
  return map.publicFiles.has(decodeURI(target)) ? undefined : `Das Bild public${target} gibt es nicht.`;
}

interface FileText {
  readonly markdown: string;
  /** Line of the file on which it begins. */
  readonly firstLine: number;
  readonly language: Locale;
  /** Level of the heading that stands above the text on its page. */
  readonly under: 1 | 2;
  /** Anchors of the page where they are not just those of the text. */
  readonly anchors: ReadonlySet<string> | undefined;
}

type ReportAt = (at: number, says: string | undefined) => void;

function reportHeadings({ markdown, under }: FileText, say: ReportAt): void {
  const first = '#'.repeat(under + 1);
  let before: number = under;
  for (const { level, at, text } of headingsOf(markdown)) {
    const marks = '#'.repeat(level);
    if (level <= under)
      say(at, `Überschriften beginnen in diesem Text mit ${first}, denn ${marks} steht schon darüber.`);
    else if (level > before + 1)
      say(at, `Vor dieser Überschrift fehlt eine Stufe. Bitte ${'#'.repeat(before + 1)} statt ${marks} schreiben.`);
    if (text === '') say(at, 'Die Überschrift hat keinen Text.');
    before = Math.max(level, under);
  }
}

function linkTextFault(text: string): string | undefined {
  const linkText = text.replace(/[*_`]/g, '').trim();
  if (linkText === '') return 'Dem Link fehlt der Text in den eckigen Klammern.';
  return anonymous.has(linkText.toLowerCase())
    ? `Der Link heißt nur „${linkText}“. Bitte sagen, wohin er führt, zum Beispiel [Hilfe zu Tickets](/help#tickets).`
    : undefined;
}

/** Reports what is wrong in the Markdown of a file: headings, images, links, markup that the portal does not show. */
export function reportTextFaults(text: FileText, map: SiteMap, report: Report): void {
  const { markdown, firstLine, language } = text;
  const say: ReportAt = (at, says) => {
    if (says) report(firstLine + markdown.slice(0, at).split('\n').length - 1, '', says);
  };
  const plain = withoutCode(markdown);
  const anchors = text.anchors ?? new Set(slugsOf(markdown));
  reportHeadings(text, say);
  for (const { 1: alt = '', 2: target = '', index } of plain.matchAll(image)) say(index, imageFault(target, alt, map));
  for (const { 0: tag, index } of plain.matchAll(htmlImage)) if (!/\salt=(["'])(?!\s*\1)/i.test(tag)) say(index, noAlt);
  for (const { 1: linkText = '', 2: target = '', index } of plain.matchAll(link)) {
    say(index, linkFault(target, language, anchors, map));
    say(index, linkTextFault(linkText));
  }
  for (const { 1: target = '', index } of plain.matchAll(reference))
    say(index, linkFault(target, language, anchors, map));
  for (const { 1: tag, 2: attribute, index } of plain.matchAll(forbidden)) {
    const what = tag ? `<${tag}>` : attribute;
    say(
      index,
      `${what} ist hier nicht möglich: Das Portal führt fremden Code nicht aus. Bitte mit Markdown schreiben.`,
    );
  }
}
