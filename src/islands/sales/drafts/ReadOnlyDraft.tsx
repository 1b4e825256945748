import { useState } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { peopleIn } from '#domain/form/person-facts.ts';
import type { ReadOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { papersOfDraft } from '#domain/sales/orders/papers.ts';
import { texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { formParts } from '#islands/record/facts/form-parts.tsx';
import { LockedNotice } from '#islands/record/long-form/LockedNotice.tsx';
import { PaperLinks } from '#islands/record/Papers.tsx';
import { PeopleCard } from '#islands/record/PeopleCard.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { useOrderSchemaContext } from './useOrderSchemaContext.ts';

interface Props {
  draft: DraftRecord;
  reason: ReadOnlyReason;
  holidays: Holidays;
  /** Asks again whether it is still so. */
  onLook: () => void;
}

/** Reasons that pass by themselves, so that it is worth asking again; the head says the others. */
function PassingReason({ draft, reason, onLook }: Omit<Props, 'holidays'>) {
  const t = texts('drafts');
  if (reason === 'locked') return <LockedNotice lock={draft.lock} onLook={onLook} />;
  if (reason !== 'submitting') return null;
  return (
    <Notice title={t('submitting.title')} actions={<Button onClick={onLook}>{texts('record')('locked.look')}</Button>}>
      {t('submitting.text')}
    </Notice>
  );
}

/** Reasons that still allow making an offer; a finished draft does not, and a sent one has its documents with the order. */
const stillOffered: readonly ReadOnlyReason[] = ['locked', 'submitting'];

/** A draft that cannot be written, to be read as a record: its story, its people, its papers, and all that it says. */
export function ReadOnlyDraft({ draft, reason, holidays, onLook }: Props) {
  const schemaContext = useOrderSchemaContext(draft, holidays);
  const [timeline] = useState(() => timelineStore(draft.id));
  const { form, words, context } = schemaContext;
  const values = filledForm(form, draft.data);
  return (
    <>
      <PassingReason draft={draft} reason={reason} onLook={onLook} />
      <RecordBody
        story={
          <TimelineCard
            store={timeline}
            version={draft.version}
            about={(of) => (of.id === draft.id ? undefined : of.foreignid?.toString())}
          />
        }
        aside={
          <>
            <PeopleCard people={peopleIn(formFacts(form, values, words, context()))} />
            {stillOffered.includes(reason) && (
              <AsideCard title={texts('record')('papers.title')}>
                <ul className="grid gap-3">
                  <PaperLinks id={draft.id} papers={papersOfDraft(draft.data)} />
                </ul>
              </AsideCard>
            )}
          </>
        }
      >
        <AllFacts parts={formParts(schemaContext, values as Record<string, unknown>)} foot={editText(draft)} />
      </RecordBody>
    </>
  );
}
