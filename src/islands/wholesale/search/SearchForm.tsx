import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { searchCriteria, wholesaleSearch } from '#contract/wholesale/search.ts';
import { texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { isSearchable, searchAddress, searchAgain } from '#stores/wholesale/search.ts';

const contract = z.strictObject(wholesaleSearch);

/** `docs/domain/wholesale-search.md`: by what and for what is looked; the address takes it. */
export function SearchForm() {
  const t = texts('wholesale-search');
  const { criterion, term } = useStore(searchAddress.$query);
  return (
    <Form
      key={`${criterion} ${term}`}
      contract={contract}
      defaults={{ criterion: criterion || 'number', term }}
      submitLabel={t('submit')}
      label={t('title')}
      again
      rules={({ criterion: by, term: typed }) =>
        by === 'number' && typed && !isSearchable(by, typed) ? [{ path: 'term', key: 'phone' }] : []
      }
      onSubmit={async (searchInput) => {
        const isSame = searchInput.criterion === criterion && searchInput.term === term;
        if (isSame) await searchAgain();
        else searchAddress.set({ ...searchInput, listed: '' }, 'push');
      }}
    >
      <FieldRow split="shortLong">
        <Select
          name="criterion"
          label={t('criterion')}
          options={searchCriteria.map((value) => ({ value, label: t(`criteria.${value}`) }))}
        />
        <TextInput name="term" label={t('term')} hint={t('termHint')} autoComplete="off" />
      </FieldRow>
    </Form>
  );
}
