import { useEffect, useState } from 'react';
import { formDraft } from '../../stores/form-draft.ts';
import { Boundary } from './Boundary.tsx';
import type { FormContract } from './contract-resolver.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormBody, type FormProps } from './FormBody.tsx';

export type { FormStep } from './FormBody.tsx';

/** A form by contract with its draft; drawn anew when another state of the draft is taken. */
export function Form<C extends FormContract>(props: FormProps<C>) {
  const [draft] = useState(() => (typeof props.keep === 'string' ? formDraft(props.keep, 'record') : props.keep));
  const [generation, setGeneration] = useState(0);
  useEffect(() => draft?.follow(), [draft]);

  const anew = (change: () => void) => {
    change();
    props.at?.go(0);
    setGeneration((n) => n + 1);
  };
  return (
    <>
      {draft && <DraftNotice draft={draft} onAnew={anew} />}
      <Boundary>
        <FormBody key={generation} {...props} draft={draft} onDiscard={() => draft && anew(draft.drop)} />
      </Boundary>
    </>
  );
}
