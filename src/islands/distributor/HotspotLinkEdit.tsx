import * as z from 'zod/mini';
import { choice, day, optionalText } from '../../contract/fields.ts';
import { type HotspotLinkData, hotspotLinkFields } from '../../contract/hotspot-link.ts';
import { addDays, berlinDay } from '../../domain/date/berlin-day.ts';
import { berlinMoment } from '../../domain/date/berlin-time.ts';
import { texts } from '../../i18n/client.ts';
import { hotspotLinkRecords } from '../../stores/distributor/hotspot-links.ts';
import { listed } from '../record/edit/listed.ts';
import { type EditedRecord, RecordEdit } from '../record/edit/RecordEdit.tsx';
import { DateField } from '../ui/form/date/DateField.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { island } from '../ui/page/island.tsx';

const kinds = ['0', '1'] as const;
const form = z.strictObject({
  ...hotspotLinkFields,
  kind: choice(kinds),
  roles: optionalText(500),
  validFrom: z.optional(day),
  validTo: z.optional(day),
});

const dayOf = (ms: number | undefined) => (ms === undefined ? '' : berlinDay(ms));

function edited(): EditedRecord<HotspotLinkData, typeof form> {
  const t = texts('hotspot-links');
  return {
    records: hotspotLinkRecords,
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
      roles: link?.roles.join(', ') ?? '',
      validFrom: dayOf(link?.validFrom),
      validTo: dayOf(link?.validTo),
    }),
    sent: ({ kind, roles, validFrom, validTo, ...link }) => ({
      ...link,
      kind: Number(kind),
      roles: listed(roles),
      ...(validFrom && { validFrom: berlinMoment(validFrom) }),
      ...(validTo && { validTo: berlinMoment(addDays(validTo, 1)) - 1 }),
    }),
    title: ({ title }) => title,
    fields: () => (
      <>
        <TextInput name="title" label={t('title')} autoComplete="off" />
        <TextInput name="link" label={t('link')} type="url" autoComplete="off" />
        <TextInput name="category" label={t('category')} autoComplete="off" />
        <TextArea name="description" label={t('description')} max={200} rows={2} />
        <RadioGroup
          name="kind"
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextInput name="roles" label={t('roles')} hint={t('rolesHint')} autoComplete="off" />
        <DateField name="validFrom" label={t('validFrom')} />
        <DateField name="validTo" label={t('validTo')} />
      </>
    ),
  };
}

export const HotspotLinkEdit = island(() => <RecordEdit of={edited} />);
