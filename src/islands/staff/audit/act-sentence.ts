import type { AuditRow } from '#contract/staff/audit.ts';
import { shownName } from '#domain/access/deputy-name.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { readSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { readAct, readRights, type WrittenAct, type WrittenRights } from '#domain/staff/administration-acts.ts';
import { readPortalAct, readSignInRules, type WrittenRules } from '#domain/staff/portal-acts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Translate } from '#i18n/translate.ts';

/** Codes of rights and states as words; all else as it is. */
const inWords = (text: string): string => {
  const t = texts('audit') as unknown as Translate;
  return text
    .split(', ')
    .map((part) => (/^[A-Za-z_]+$/.test(part) ? t(`word.${part}`, { defaultValue: part }) : part))
    .join(', ');
};

function sentenceOf({ act, subject }: WrittenAct, who: string): string {
  const t = texts('audit') as unknown as Translate;
  const [area = '', name = '', kind] = act.split('.');
  if (kind === undefined) return t(`act.${area}.${name}`, { who, subject });
  return t(`act.${area}.${name}`, { who, subject, what: t(`approvalOf.${kind}`, { subject }) });
}

function withChange(sentence: string, { before, after }: WrittenAct): string {
  const t = texts('audit') as unknown as Translate;
  if (before === undefined && after === undefined) return sentence;
  if (before === undefined) return t('added', { sentence, after: inWords(after ?? '') });
  if (after === undefined) return t('ended', { sentence, before: inWords(before) });
  return t('change', { sentence, before: inWords(before), after: inWords(after) });
}

function rightsSentence({ subject, step, given, taken }: WrittenRights, who: string): string {
  const t = texts('audit') as unknown as Translate;
  const named = (kind: 'given' | 'taken', roles: readonly string[]) =>
    roles.length > 0 && t(`member.${kind}`, { rights: inWords(roles.join(', ')) });
  return [t(`member.${step}`, { who, subject }), named('given', given), named('taken', taken)]
    .filter(Boolean)
    .join(', ');
}

function signOnSentence(text: string, who: string): string | undefined {
  const t = texts('audit') as unknown as Translate;
  const entry = readSignOn(text);
  if (!entry) return undefined;
  const { act, provider, detail } = entry;
  const sentence = t(`signOn.${act}`, { who, provider });
  if (!detail) return sentence;
  return `${sentence}: ${act === 'refused' ? t(`signOnWhy.${detail}`, { defaultValue: detail }) : detail}`;
}

const rulesText = ({ networks, hours, factorFrom }: WrittenRules): string => {
  const t = texts('audit');
  const from = networks.length === 0 ? t('portal.everywhere') : t('portal.networks', { networks: networks.join(', ') });
  const factor = factorFrom && t('portal.factorFrom', { day: formatCalendarDay(factorFrom, pageLocale()) });
  return [from, hours === 0 ? t('portal.endless') : t('portal.hours', { count: hours }), factor]
    .filter(Boolean)
    .join(', ');
};

/** What the portal did, and what partners and editors did to their settings and contents. */
function portalSentence(text: string, who: string): string | undefined {
  const t = texts('audit') as unknown as Translate;
  const rules = readSignInRules(text);
  if (rules) {
    const { before, after } = rules;
    return t('portal.signInRules', { who, before: rulesText(before), after: rulesText(after) });
  }
  const entry = readPortalAct(text);
  if (!entry) return undefined;
  const sentence = t(`portal.${entry.act}`, { who, ...entry.names });
  return entry.more ? t('portal.more', { sentence, more: entry.more }) : sentence;
}

const withSentences: readonly AuditRow['kind'][] = ['rights', 'signOn', 'apiKey', 'command'];

/** What was done, before and after, in a sentence; undefined for a text that is not of this form. */
export function actSentence({ kind, detail = '', actor }: Pick<AuditRow, 'kind' | 'detail' | 'actor'>) {
  if (!withSentences.includes(kind)) return undefined;
  const t = texts('audit') as unknown as Translate;
  const who = shownName(actor ?? t('nobody'), pageLocale());
  if (kind === 'signOn') return signOnSentence(detail, who);
  const rights = readRights(detail);
  if (rights) return rightsSentence(rights, who);
  const written = readAct(detail);
  if (!written) return portalSentence(detail, who);
  const sentence = withChange(sentenceOf(written, who), written);
  return written.reason === undefined ? sentence : t('because', { sentence, reason: written.reason });
}
