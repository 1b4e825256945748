import { barePath, type Locale, localePath } from '#domain/access/routes.ts';
import { nearest } from '#domain/text/nearest.ts';
import type { SiteMap } from './site-map.ts';

const hint = (unknownName: string, knownNames: Iterable<string>, formatName = (name: string) => name) => {
  const [near] = nearest(unknownName, [...knownNames]);
  return near ? ` Meinten Sie ${formatName(near)}?` : '';
};

function anchorFault(anchor: string, anchors: ReadonlySet<string>, where: string): string | undefined {
  if (anchors.has(anchor)) return undefined;
  return `${where} gibt es keine Stelle #${anchor}.${hint(anchor, anchors, (name) => `#${name}`)}`;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Why a link leads nowhere, or undefined where it is all right. `own` are the anchors of the page that it stands on. */
export function linkFault(
  target: string,
  language: Locale,
  own: ReadonlySet<string>,
  map: SiteMap,
): string | undefined {
  if (target === '' || target === '#')
    return 'Der Link hat kein Ziel. Bitte die Adresse in die runden Klammern setzen.';
  if (/^(?:https:\/\/|mailto:|tel:\+?\d)/.test(target))
    return target.startsWith('https:') && !URL.canParse(target)
      ? `${target} ist keine vollständige Adresse.`
      : undefined;
  if (target.startsWith('http://')) return `${target} ist nicht verschlüsselt. Bitte mit https:// beginnen lassen.`;
  const anchorOnly = target.startsWith('#');
  if (anchorOnly) return anchorFault(decoded(target.slice(1)), own, 'Auf dieser Seite');
  if (!target.startsWith('/') || target.startsWith('//'))
    return /^[a-z]+:/i.test(target)
      ? `Mit ${target.split(':')[0]}: darf ein Link nicht beginnen. Möglich sind https://, mailto:, tel: und Seiten des Portals wie /help.`
      : `${target} ist keine vollständige Adresse. Seiten des Portals beginnen mit /, andere mit https://.`;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (map.publicFiles.has(decoded(path))) return undefined;
  if (/\.\w+$/.test(path)) return `Die Datei public${path} gibt es nicht.${hint(path, map.publicFiles)}`;
  const page = barePath(path);
  if (!map.pages.has(page))
    return `Die Seite ${path} gibt es nicht.${hint(page, map.pages, (name) => localePath(name, language))}`;
  const expectedPath = localePath(page, language);
  if (path !== expectedPath) return `${path} führt zur Seite in der anderen Sprache. Bitte ${expectedPath} schreiben.`;
  const anchors = anchor === undefined ? undefined : map.anchorsOf(page, language);
  return anchors && anchor !== undefined
    ? anchorFault(decoded(anchor), anchors, `Auf der Seite ${expectedPath}`)
    : undefined;
}
