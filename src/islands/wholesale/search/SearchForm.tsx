import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { searchCriteria, wholesaleSearch } from '../../../contract/wholesale/search.ts';
import { texts } from '../../../i18n/client.ts';
import { searchAddress, searchAgain } from '../../../stores/wholesale/search.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

const contract = z.strictObject(wholesaleSearch);

/** `domain.md` 5.1: by what and for what is looked; the address takes it. */
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
      onSubmit={async (asked) => {
        const isSame = asked.criterion === criterion && asked.term === term;
        if (isSame) await searchAgain();
        else searchAddress.set({ ...asked, listed: '' }, 'push');
      }}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <Select
          name="criterion"
          label={t('criterion')}
          options={searchCriteria.map((value) => ({ value, label: t(`criteria.${value}`) }))}
        />
        <TextInput name="term" label={t('term')} hint={t('termHint')} autoComplete="off" />
      </div>
    </Form>
  );
}
