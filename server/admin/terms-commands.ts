import { readFileSync } from 'node:fs';
import { legalDraft, type TermsAudience, termsAudiences } from '#contract/brand/legal.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { textsOfDraft } from '#domain/legal/legal-draft.ts';
import { renewBrands } from '../brand/brand-source.ts';
import { shippedLegal } from '../brand/shipped-legal.ts';
import { currentTerms, termsNow } from '../brand/terms-source.ts';
import { uuidv7 } from '../core/uuid.ts';
import { termsOverviewOf } from '../queries/administration/terms-overview.ts';
import { changeLegal, deleteLegal, insertLegal, listLegalTexts, lockDraft } from '../queries/brand/legal-texts.ts';
import { readDay } from './checks.ts';
import { type Command, Refused } from './command.ts';

const list: Command = {
  usage: 'terms list',
  does: 'lists the versions of the terms of use: day, who has to accept them, state; the one in force is marked',
  reads: true,
  async run({ services }) {
    await renewBrands(services);
    const { db, config, clock } = services;
    const current = currentTerms(config, clock());
    const rows = (await listLegalTexts(db))
      .filter(({ text }) => text.name === 'terms')
      .map(({ text: { validFrom: day, audience, released } }) => ({
        ...{ day, audience: audience ?? 'all', state: released === null ? 'prepared' : 'released' },
      }));
    return [...rows, { day: config.termsVersion, audience: 'all', state: 'shipped' }].map(({ day, audience, state }) =>
      [day, audience, state, day === current && state !== 'prepared' ? 'in force' : ''].join('\t'),
    );
  },
};

const missing: Command = {
  usage: 'terms missing',
  does: 'lists users who are asked to accept the terms at their next sign-in, by organisation',
  reads: true,
  async run({ services }) {
    await renewBrands(services);
    const overview = await termsOverviewOf(services.db, termsNow(services.config, services.clock()));
    return overview.missing.flatMap(({ trid, users }) =>
      users.map(({ userId, name }) => [trid, userId, name].join('\t')),
    );
  },
};

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}

const defaults = {
  de: { title: 'Nutzungsbedingungen', description: 'Bedingungen des Portals', change: 'Neue Fassung.' },
  en: { title: 'Terms of use', description: 'Terms of the portal', change: 'New version.' },
} as const;

const prepare: Command = {
  usage: 'terms prepare <day> <german-file> <english-file>',
  does: 'prepares a version of the terms from two Markdown files',
  options: {
    audience: 'who has to accept them: all, SP, WS or none',
    'changes-de': 'what changed, in a sentence',
    'changes-en': 'the same in English',
  },
  async run({ services, operands: [day = '', german = '', english = ''], options }) {
    const { db, clock, config } = services;
    const audience = (options['audience'] ?? 'all') as TermsAudience;
    if (!termsAudiences.includes(audience)) throw new Refused(`there is no audience ${audience}`);
    if (readDay(day) < berlinDay(clock()) || day <= config.termsVersion)
      throw new Refused('the day has to be today or later, and after the version that shipped');
    const shipped = shippedLegal(config).terms?.texts;
    const { de = defaults.de, en = defaults.en } = shipped ?? {};
    const read = legalDraft.safeParse({
      ...{ validFrom: day, audience, titleDe: de.title, titleEn: en.title },
      ...{ descriptionDe: de.description, descriptionEn: en.description },
      ...{ bodyDe: readText(german), bodyEn: readText(english) },
      changesDe: options['changes-de'] ?? defaults.de.change,
      changesEn: options['changes-en'] ?? defaults.en.change,
    });
    if (!read.success)
      throw new Refused(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    const now = clock();
    await db.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'terms');
      const row = { validFrom: day, texts: textsOfDraft(read.data), audience, modified: now, preparedBy: null };
      if (draft) await changeLegal(tx, draft.id, { ...row, version: draft.version + 1 });
      else if (!(await insertLegal(tx, { id: uuidv7(now), name: 'terms', ...row })))
        throw new Refused(`there is a version of ${day} already`);
    });
    return [`Prepared the terms of ${day}.`];
  },
};

const release: Command = {
  usage: 'terms release',
  does: 'releases the version that is prepared, without a second person; it counts from its day on',
  async run({ services }) {
    const { db, clock } = services;
    const day = await db.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'terms');
      if (!draft) throw new Refused('no version is prepared');
      if (draft.validFrom < berlinDay(clock())) throw new Refused('its day is over');
      await changeLegal(tx, draft.id, { released: clock() });
      return draft.validFrom;
    });
    await renewBrands(services);
    return [`Released the terms of ${day}.`];
  },
};

const discard: Command = {
  usage: 'terms discard',
  does: 'discards the version that is prepared',
  async run({ services }) {
    await services.db.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'terms');
      if (!draft) throw new Refused('no version is prepared');
      await deleteLegal(tx, draft.id);
    });
    return ['Discarded the version that was prepared.'];
  },
};

/** The terms of use without the portal's pages. */
export const termsCommands: readonly Command[] = [list, missing, prepare, release, discard];
