import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type PersonResult, personSearch } from '#contract/staff/retention.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { findPerson, personsView, requests } from '#stores/staff/retention.ts';
import { FoundPerson } from './FoundPerson.tsx';
import { noPerson, PersonFields } from './PersonFields.tsx';

/** A person over all organisations; for a request what is to be handed out or erased is chosen here. */
export function FindPerson() {
  const t = texts('retention');
  const { request: id } = useStore(personsView.$query);
  const value = useStore(requests.$value);
  const [found, setFound] = useState<{ criteria: Parameters<typeof findPerson>[0]; result: PersonResult }>();
  const search = async (criteria: Parameters<typeof findPerson>[0]) =>
    setFound({ criteria, result: await findPerson(criteria) });
  const request = value.state === 'ready' ? value.value.items.find((one) => one.id === id) : undefined;
  if (id && value.state !== 'ready') return null;
  return (
    <>
      <Card title={t('find.title')}>
        <div className="max-w-form">
          <Form
            look="plain"
            again
            key={id}
            label={t('find.title')}
            contract={personSearch}
            defaults={{ ...noPerson, ...request?.person, reason: request?.number ?? '' }}
            onSubmit={search}
            submitLabel={t('find.submit')}
          >
            <PersonFields />
            <TextInput name="reason" label={t('find.reason')} hint={t('find.reasonHint')} />
          </Form>
        </div>
      </Card>
      {found && (
        <FoundPerson
          result={found.result}
          request={request}
          onChange={() => void search(found.criteria).catch(() => setFound(undefined))}
        />
      )}
    </>
  );
}
