import { createHash } from 'node:crypto';
import type { LegalBlock, LegalText } from '#contract/brand/legal.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { legalBlocks, plainOf } from '#domain/legal/legal-blocks.ts';
import { currentBrand, letterheadOf } from '#server/brand/brand-source.ts';
import { withCompany } from '#server/brand/public-legal.ts';
import { shippedLegal } from '#server/brand/shipped-legal.ts';
import type { DocumentBlock } from '#server/pdf/document.ts';
import { renderDocument } from '#server/pdf/render-document.ts';
import { acceptanceOf } from '#server/queries/administration/terms-overview.ts';
import { termsOfVersion } from '#server/queries/brand/legal-texts.ts';
import type { AdministrationServices } from './administrator.ts';

const words = {
  de: {
    title: 'Beleg der Zustimmung',
    subtitle: 'Nutzungsbedingungen',
    person: 'Person',
    userId: 'Kennung',
    organisations: 'Organisationen',
    version: 'Fassung vom',
    at: 'Zugestimmt am',
    digest: 'SHA-256 des Textes',
    text: 'Wortlaut der Fassung',
    noText: 'Der Wortlaut dieser Fassung liegt dem Portal nicht mehr vor.',
  },
  en: {
    title: 'Receipt of acceptance',
    subtitle: 'Terms of use',
    person: 'Person',
    userId: 'User ID',
    organisations: 'Organisations',
    version: 'Version of',
    at: 'Accepted on',
    digest: 'SHA-256 of the text',
    text: 'Text of the version',
    noText: 'The portal no longer holds the text of this version.',
  },
} as const;

const paragraph = (text: string): DocumentBlock => ({ kind: 'text', text });

function printed(block: LegalBlock): DocumentBlock[] {
  if (block.kind === 'heading') return [{ kind: 'heading', text: plainOf(block.runs) }];
  if (block.kind === 'paragraph') return [paragraph(plainOf(block.runs))];
  if (block.kind === 'table') return block.rows.map((cells) => paragraph(cells.map(plainOf).join(' · ')));
  return block.items.map((runs, at) => paragraph(`${block.ordered ? `${at + 1}.` : '–'} ${plainOf(runs)}`));
}

async function textOf(
  { db, config }: Pick<AdministrationServices, 'db' | 'config'>,
  version: string,
  language: 'de' | 'en',
): Promise<LegalText | undefined> {
  const row = await termsOfVersion(db, version);
  if (row) return row.texts[language];
  const shipped = shippedLegal(config).terms;
  return shipped?.version === version ? shipped.texts[language] : undefined;
}

/** Who accepted which version when, with its whole text and the digest of it; undefined where no one did. */
export async function termsReceipt(
  services: Pick<AdministrationServices, 'db' | 'config'>,
  { user, version, language }: { user: string; version: string; language: 'de' | 'en' },
): Promise<Buffer | undefined> {
  const acceptance = await acceptanceOf(services.db, user, version);
  if (!acceptance) return undefined;
  const t = words[language];
  const text = await textOf(services, version, language);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatCalendarDay(version, language) : version;
  return renderDocument({
    language,
    title: t.title,
    subtitle: t.subtitle,
    letterhead: letterheadOf(services.config),
    reference: `${t.title} · ${acceptance.userId} · ${version}`,
    created: acceptance.at,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t.person, acceptance.name],
          [t.userId, acceptance.userId],
          [t.organisations, acceptance.organisations.join(', ') || '–'],
          [t.version, day],
          [t.at, formatMoment(acceptance.at, language)],
          ...(text ? [[t.digest, createHash('sha256').update(text.body).digest('hex')] as const] : []),
        ],
      },
      { kind: 'heading', text: t.text },
      ...(text
        ? legalBlocks(withCompany(text.body, currentBrand(services.config), language)).flatMap(printed)
        : [{ kind: 'text' as const, text: t.noText }]),
    ],
  });
}
