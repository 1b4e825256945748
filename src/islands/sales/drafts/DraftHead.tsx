import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatDatedWeekday, formatMoment } from '#domain/date/date-format.ts';
import { mayRestore, readOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { isSoldBy, productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { lifeItem, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { PhoneHead } from '#islands/record/long-form/PhoneHead.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import type { MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { runDraftAction } from '#stores/sales/drafts.ts';
import { goTo } from '#stores/session/navigation.ts';
import { captionOf, draftAccess, draftState, draftTone } from './draft-labels.ts';
import { OfferMail } from './OfferMail.tsx';
import { readOnlyHead } from './read-only-head.tsx';

interface Props {
  draft: DraftRecord;
  store: RecordStore<DraftRecord, Maintenance>;
  title: string;
}

/** Makes a new draft of the same answers and goes there. */
async function copy(id: string) {
  try {
    goTo('DraftEdit', { id: (await runDraftAction(id, { _action: 'copy' })).id });
  } catch (cause) {
    toast('danger', failureText(ApiError.from(cause)));
  }
}

/** Number, kind and beginning of a draft, and whether it can be written (§3-10). */
function factsOf(draft: DraftRecord): ReactNode {
  const { foreignid, created, createdBy, version, data, archived } = draft;
  const t = texts('drafts');
  const kinds = texts('order-form') as unknown as (key: string) => string;
  if (version === 0) return t('notSaved');
  const isToday = berlinDay(created) === berlinDay(Date.now());
  const facts = [
    t('numbered', { number: foreignid }),
    data.orderKind && kinds(`orderKinds.${data.orderKind}`),
    isToday
      ? t('beganToday', { time: formatClock(created), by: createdBy })
      : t('began', { moment: formatMoment(created, pageLocale()), by: createdBy }),
    archived && texts('record')('archive'),
  ];
  return (
    <>
      {facts.filter(Boolean).join(' · ')} · <span>{draftAccess(readOnlyReason(draft) === undefined)}</span>
    </>
  );
}

/** Which draft it is and where it stands, and what is done with it as a whole. */
export function DraftHead({ draft, store, title }: Props) {
  const t = texts('drafts');
  const { data } = draft;
  const [isOffering, setOffering] = useState(false);
  const isWritable = readOnlyReason(draft) === undefined;
  const life = useRecordLife({
    record: draft,
    // The form saves meanwhile, so that no version is known that would still hold.
    async act({ _action }) {
      await runDraftAction(draft.id, { _action } as Maintenance);
      if (_action !== 'delete') await store.record.reload();
    },
    list: 'Drafts',
    deletion: { title: t('deleteTitle'), isOffered: isWritable, label: t('discard') },
    isRestorable: mayRestore(draft),
  });
  const isSaved = draft.version > 0;
  const mayOffer = isSaved && isWritable && data.customerId !== undefined && isSoldBy(data, 'offer');
  const offer = { label: t('offerMail.open'), icon: <Icon of={Mail} size={16} />, onSelect: () => setOffering(true) };
  const isCopyable = isSaved && productNamed(data).creatable;
  const finished = readOnlyHead(draft, {
    copy: isCopyable ? () => void copy(draft.id) : undefined,
    restore: mayRestore(draft) ? life.acts.find(({ place }) => place === 'archive')?.run : undefined,
  });
  const more: MenuItem[] = [
    ...(isCopyable
      ? [{ label: t('copy'), icon: <Icon of={Copy} size={16} />, onSelect: () => void copy(draft.id) }]
      : []),
    ...(isSaved ? lifeItem(life, 'archive') : []),
  ];
  const last = isSaved ? lifeItem(life, 'delete') : [];
  const expiry =
    isWritable && data.expires !== undefined && formatDatedWeekday(berlinDay(data.expires - 1), pageLocale());
  const product = captionOf(data);
  return (
    <>
      {isWritable && (
        <PhoneHead
          title={data.customerName ?? product}
          line={data.customerName || !isSaved ? product : t('numbered', { number: draft.foreignid })}
          mark={draftAccess(isWritable)}
          list="Drafts"
          items={[...(mayOffer ? [offer] : []), ...more, ...last]}
        />
      )}
      <div className={isWritable ? 'max-md:hidden' : ''}>
        <RecordHead
          list="Drafts"
          record={draft}
          title={title}
          name={[data.customerName, product].filter(Boolean).join(', ')}
          line={factsOf(draft)}
          sentence={
            expiry ? <Emphasis sentence={t('pricesUntil', { day: expiry })} words={expiry} /> : finished?.sentence
          }
          state={data.state}
          pill={<StatusPill tone={draftTone[data.state]}>{draftState(data.state)}</StatusPill>}
          actions={
            mayOffer ? (
              <Button icon={<Icon of={Mail} />} onClick={() => setOffering(true)}>
                {t('offerMail.open')}
              </Button>
            ) : (
              finished?.act
            )
          }
          more={more}
          last={last}
        />
      </div>
      <OfferMail draft={draft} act={store.act} open={isOffering} onClose={() => setOffering(false)} />
      {life.dialog}
    </>
  );
}
