import * as z from 'zod/mini';
import { choice, day } from '#contract/fields.ts';
import { hotspotLink } from '#contract/staff/hotspot-link.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

const kinds = ['0', '1'] as const;
const form = z.strictObject({
  ...hotspotLink.fields,
  kind: choice(kinds),
  validFrom: z.optional(day),
  validTo: z.optional(day),
});

/** Tags of organisations stand among the roles, and have no other name than their own. */
const roleName = (code: string) => (roles.some((role) => role === code) ? texts('roles')(code as Role) : code);

const dayOf = (ms: number | undefined) => (ms === undefined ? '' : berlinDay(ms));

function edited(): EditedOf<typeof hotspotLink, typeof form> {
  const t = texts('hotspot-links');
  return {
    records: recordStores(hotspotLink),
    texts: 'hotspot-links',
    route: 'HotspotLinkEdit',
    list: 'HotspotLinks',
    contract: form,
    values: (link) => ({
      title: link?.title ?? '',
      link: link?.link ?? '',
      category: link?.category ?? '',
      description: link?.description ?? '',
      kind: String(link?.kind ?? 1),
      roles: link?.roles ?? [],
      validFrom: dayOf(link?.validFrom),
      validTo: dayOf(link?.validTo),
    }),
    sent: ({ kind, validFrom, validTo, ...link }) => ({
      ...link,
      kind: kind === '1' ? 1 : 0,
      ...(validFrom && { validFrom: berlinMoment(validFrom) }),
      ...(validTo && { validTo: berlinMoment(addDays(validTo, 1)) - 1 }),
    }),
    title: ({ title }) => title,
    facts: (link) => [
      { label: t('link'), value: link.link },
      { label: t('category'), value: link.category },
      { label: t('description'), value: link.description, long: true },
      { label: t('kind'), value: t(`kinds.${link.kind}`) },
      { label: t('roles'), value: link.roles.map(roleName).join(', ') || t('everybody') },
      { label: t('validFrom'), value: formatCalendarDay(dayOf(link.validFrom), pageLocale()) },
      { label: t('validTo'), value: formatCalendarDay(dayOf(link.validTo), pageLocale()) },
    ],
    fields: (link) => (
      <>
        <TextInput name="title" label={t('title')} autoComplete="off" />
        <TextInput name="link" label={t('link')} type="url" autoComplete="off" />
        <TextInput name="category" label={t('category')} autoComplete="off" />
        <TextArea name="description" label={t('description')} max={200} rows={2} />
        <RadioGroup
          name="kind"
          label={t('kind')}
          columns={2}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <CheckboxGroup
          name="roles"
          label={t('roles')}
          hint={t('rolesHint')}
          options={[...new Set([...roles, ...(link?.roles ?? [])])].map((value) => ({ value, label: roleName(value) }))}
        />
        <FieldRow>
          <DateField name="validFrom" label={t('validFrom')} />
          <DateField name="validTo" label={t('validTo')} />
        </FieldRow>
      </>
    ),
  };
}

export const HotspotLinkEdit = island(() => <RecordEdit of={edited} />);
