import * as z from 'zod/mini';
import { synonym } from '#contract/staff/synonym.ts';
import { texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { wordsOfAddress } from '#stores/staff/search-misses.ts';

const form = z.strictObject(synonym.fields);

function edited(): EditedOf<typeof synonym, typeof form> {
  const t = texts('synonyms');
  return {
    records: recordStores(synonym),
    texts: 'synonyms',
    route: 'SynonymEdit',
    list: 'Synonyms',
    contract: form,
    values: (record) => ({ words: record?.words ?? wordsOfAddress() }),
    sent: (values) => values,
    title: ({ words }) => words,
    facts: ({ words }) => [{ label: t('words'), value: words, long: true }],
    fields: () => <TextArea name="words" label={t('words')} hint={t('wordsHint')} max={1000} />,
  };
}

export const SynonymEdit = island(() => <RecordEdit of={edited} />);
