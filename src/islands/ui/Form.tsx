import { useEffect, useState } from 'react';
import { formDraft } from '../../stores/form-draft.ts';
import type { Kept } from '../../stores/kept.ts';
import { Boundary } from './Boundary.tsx';
import type { FormContract } from './contract-resolver.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormBody } from './FormBody.tsx';
import type { FormProps } from './form-props.ts';
import type { UploadList } from './upload-list.ts';

/** What was discarded, for as long as it can be had back. */
interface Discarded {
  kept: Kept;
  /** With uploads that still run. */
  lists: Map<string, UploadList>;
}

/** A form by contract with its draft; drawn anew when another state of the draft is taken. */
export function Form<C extends FormContract>(props: FormProps<C>) {
  const [draft] = useState(() => (typeof props.keep === 'string' ? formDraft(props.keep, 'record') : props.keep));
  const [drawn, setDrawn] = useState({ generation: 0, lists: new Map<string, UploadList>(), isReturn: false });
  const [discarded, setDiscarded] = useState<Discarded>();
  useEffect(() => draft?.follow(), [draft]);

  const anew = (change: () => void, { step = 0, lists = new Map<string, UploadList>(), isReturn = false } = {}) => {
    change();
    props.at?.go(step);
    setDrawn(({ generation }) => ({ generation: generation + 1, lists, isReturn }));
  };
  const discard = () => {
    const kept = draft?.drop();
    if (kept) setDiscarded({ kept, lists: drawn.lists });
    anew(() => {}, { isReturn: true });
  };
  const undo = () => {
    if (!discarded) return;
    const { kept, lists } = discarded;
    setDiscarded(undefined);
    anew(() => draft?.write(kept), { step: kept.step, lists, isReturn: true });
  };
  return (
    <>
      {draft && <DraftNotice draft={draft} onAnew={anew} onDiscard={discard} />}
      <Boundary>
        <FormBody
          key={drawn.generation}
          {...props}
          draft={draft}
          lists={drawn.lists}
          keeping={{
            isReturn: drawn.isReturn,
            discard,
            undo: discarded && undo,
            forget: () => setDiscarded(undefined),
          }}
        />
      </Boundary>
    </>
  );
}
