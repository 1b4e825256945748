import type { TicketRecord } from '../../../contract/record.ts';
import { texts } from '../../../i18n/client.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';
import { noteTitleId } from './NoteForm.tsx';

/** Says that it is the partner's turn, with the question itself where one was asked. */
export function WaitingNotice({ ticket }: { ticket: TicketRecord }) {
  const t = texts('tickets');
  const question = ticket.data.history.findLast((event) => event.kind === 'note' && event.staff);
  return (
    <Notice
      tone="warn"
      title={t('detail.waiting')}
      actions={
        <LinkButton href={`#${noteTitleId}`} className="print:hidden">
          {t('detail.toAnswer')}
        </LinkButton>
      }
    >
      {question?.kind === 'note' && (
        <blockquote className="my-2 whitespace-pre-line border-warn/40 border-s-2 ps-3">{question.text}</blockquote>
      )}
      <p>{t('detail.waitingText')}</p>
    </Notice>
  );
}
