import { useStore } from '@nanostores/react';
import { internalNoteText } from '#contract/record-notes.ts';
import { texts } from '#i18n/client.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Initials } from '#islands/ui/text/Initials.tsx';
import type { NotesStore } from '#stores/data/record-notes.ts';
import { $user } from '#stores/session/session.ts';
import { ActionForm } from '../ActionForm.tsx';
import { actionFooter } from '../action-footer.tsx';
import { LineText } from './LineText.tsx';

interface Props {
  id: string;
  store: NotesStore;
}

/** A note for one's own house, at the top of the story; its button comes with the first letter. */
export function NoteField({ id, store }: Props) {
  const t = texts('record');
  const user = useStore($user);
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 print:hidden">
      <span aria-hidden="true" className="pt-1">
        <Initials name={user?.displayName ?? ''} />
      </span>
      <ActionForm
        again
        look="page"
        label={t('story.note')}
        contract={internalNoteText}
        defaults={{ text: '' }}
        keep={`record/${id}/note`}
        submitLabel={t('story.noteSave')}
        act={(text: string) => store.add(text)}
        action={({ text }) => text}
        done={() => t('story.noteDone')}
        footer={(state) => <NoteFoot state={state} />}
      >
        <LineText name="text" label={t('story.note')} />
      </ActionForm>
    </div>
  );
}

function NoteFoot({ state }: { state: Parameters<ReturnType<typeof actionFooter>>[0] }) {
  const isEmpty = String(useOtherValue('text') ?? '').trim() === '';
  if (isEmpty && !state.busy && !state.failure) return null;
  return actionFooter({ label: texts('record')('story.noteSave'), look: 'secondary' })(state);
}
