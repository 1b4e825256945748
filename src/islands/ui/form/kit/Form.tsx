import { useEffect, useState } from 'react';
import { Boundary } from '#islands/ui/page/Boundary.tsx';
import { type UploadLists, uploadLists } from '#islands/ui/upload/upload-lists.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';
import type { FormContract } from './contract-resolver.ts';
import { FormBody } from './FormBody.tsx';
import type { FormProps } from './form-props.ts';
import { SavedInputNotice } from './SavedInputNotice.tsx';
import { UntilDecided } from './UntilDecided.tsx';

/** What was discarded, for as long as it can be had back. */
interface Discarded {
  kept: SavedInput;
  /** With uploads that still run. */
  lists: UploadLists;
}

/** A form by contract with its form input. */
export function Form<C extends FormContract>(props: FormProps<C>) {
  const form = <KeptForm {...props} />;
  return props.keep === undefined ? form : <UntilDecided>{form}</UntilDecided>;
}

/** Renders again when another state of the form input is applied. */
function KeptForm<C extends FormContract>(props: FormProps<C>) {
  const [formInput] = useState(() =>
    typeof props.keep === 'string' ? openFormInput(props.keep, 'record') : props.keep,
  );
  const [instance, setDrawn] = useState(() => ({ generation: 0, lists: uploadLists(), isReturn: false }));
  const [discarded, setDiscarded] = useState<Discarded>();
  useEffect(() => formInput?.follow(), [formInput]);

  const anew = (change: () => void, { step = 0, lists = uploadLists(), isReturn = false } = {}) => {
    change();
    props.at?.go(step);
    setDrawn(({ generation }) => ({ generation: generation + 1, lists, isReturn }));
  };
  const discard = () => {
    const discardedInput = formInput?.drop();
    if (discardedInput) setDiscarded({ kept: discardedInput, lists: instance.lists });
    anew(() => {}, { isReturn: true });
  };
  const undo = () => {
    if (!discarded) return;
    const { kept: discardedInput, lists } = discarded;
    setDiscarded(undefined);
    anew(() => formInput?.write(discardedInput), { step: discardedInput.step, lists, isReturn: true });
  };
  return (
    <>
      {formInput && (
        <SavedInputNotice formInput={formInput} compare={props.compare} onAnew={anew} onDiscard={discard} />
      )}
      <Boundary>
        <FormBody
          key={instance.generation}
          {...props}
          formInput={formInput}
          lists={instance.lists}
          keeping={{
            isReturn: instance.isReturn,
            discard,
            undo: discarded && undo,
            forget: () => setDiscarded(undefined),
          }}
        />
      </Boundary>
    </>
  );
}
