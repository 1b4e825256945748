import { useStore } from '@nanostores/react';
import type { SavedReplyData } from '#contract/staff/saved-reply.ts';
import type { TicketType } from '#contract/ticket.ts';
import { type Filling, filledReply } from '#domain/staff/placeholders.ts';
import { texts } from '#i18n/client.ts';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { toast } from '#stores/page/toasts.ts';
import { offeredReplies, readReply } from '#stores/staff/saved-replies.ts';

const Combobox = lazy(() => import('#islands/ui/form/combobox/Combobox.tsx').then((module) => module.Combobox));

interface Props {
  /** For which tickets replies are offered; all where it is absent. */
  type?: TicketType;
  /** What stands for the placeholders; they stay where it is absent. */
  filling?: Filling;
  /** What else the reply says, beside its text. */
  onInsert?: (reply: SavedReplyData) => void;
  /** The search takes the focus as soon as it is there. */
  hasFocus?: boolean;
}

const focusSearch = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** Saved replies by typing a part of their titles; the chosen one goes into the form's note. */
export function ReplyPicker({ type, filling, hasFocus = false, onInsert }: Props) {
  const t = texts('tickets');
  const offered = useStore(offeredReplies.$value);
  const [note = '', setNote] = useFieldValue<string | undefined>('note');
  if (offered.state !== 'ready' || offered.value.length === 0) return null;
  const fitting = offered.value.filter(({ kinds = '' }) => !type || kinds === '' || kinds.split(',').includes(type));
  const insert = async (choice: string) => {
    const [id = '', language] = choice.split(' ');
    try {
      const reply = await readReply(id);
      const { textDe, textEn } = reply;
      const text = language === 'en' && textEn ? textEn : textDe;
      const filled = filling ? filledReply(text, filling) : text;
      setNote(note.trim() ? `${note.trimEnd()}\n\n${filled}` : filled);
      onInsert?.(reply);
    } catch {
      toast('danger', t('savedReply.failed'));
    }
  };
  const options = fitting.flatMap(({ id, title, textDe, textEn }) => [
    { value: `${id} de`, label: title, hint: textDe },
    ...(textEn ? [{ value: `${id} en`, label: t('savedReply.english', { title: title }), hint: textEn }] : []),
  ]);
  return (
    <Suspense fallback={<span className="skeleton block h-10" />}>
      <div ref={hasFocus ? focusSearch : undefined}>
        <Combobox
          label={t('savedReply.label')}
          placeholder={t('savedReply.placeholder')}
          value={undefined}
          options={options}
          onChange={({ value }) => void insert(value)}
        />
      </div>
    </Suspense>
  );
}
