import { useStore } from '@nanostores/react';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { OwnedRecord } from '#stores/data/record-owner.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { MenuButton, type MenuItem } from '../ui/overlay/MenuButton.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { RecordCrumbs, type RecordPlace } from './RecordFrame.tsx';

/** What can be done with a record beside its one act, in the menu "Mehr". */
export interface RecordAct extends MenuItem {
  /** Opens this dialog, which is told how it is closed. */
  dialog?: (close: () => void) => ReactNode;
}

interface Props extends Pick<RecordPlace, 'list'> {
  record: { version: number; created: number; createdBy: string; modified: number; modifiedBy: string } & {
    id?: string | undefined;
    owner?: OwnedRecord['owner'] | undefined;
  };
  /** Who and what, never a number. */
  title: string;
  /** Its name in the trail. */
  name: string;
  /** Where a record stands, with the words beside its title. */
  state?: string;
  pill?: ReactNode;
  /** The one act of the page; none where a question waits, because its answer is that. */
  actions?: ReactNode;
  /** What is done rarely; it shares a menu with printing. */
  more?: readonly RecordAct[];
  /** Behind printing, at the end of the menu: what ends the record is `danger`. */
  last?: readonly RecordAct[];
  /** Number, kind and the like, below the title in place of who made and changed it. */
  line?: ReactNode;
  /** What happens next, who does it and when. */
  sentence?: ReactNode;
  /** The same stands below, with the question: a phone says it once. */
  isAsked?: boolean;
}

// The kit of forms comes for who hands over.
const HandOver = lazy(() => import('./HandOver.tsx').then((module) => module.HandOver));

const whenText = (at: number) => formatMoment(at, pageLocale());

/** Who made a record and who changed it, and when. */
export function editText({ version, created, createdBy, modified, modifiedBy }: Props['record']): string {
  const t = texts('record');
  return [
    version > 0 && t('created', { moment: whenText(created), by: createdBy }),
    modified > created && t('changed', { moment: whenText(modified), by: modifiedBy }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function RecordHead(props: Props) {
  const { record, title, name, state, pill, actions, more = [], last = [], line, sentence, isAsked, list } = props;
  const t = texts('record');
  const foundation = useStore($foundation);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);
  const [openAct, setOpenAct] = useState<RecordAct>();
  usePageTitle(title);
  useEffect(() => {
    // A state that changes may take the form with it that had the focus.
    if (lastState.current !== state && document.activeElement === document.body) heading.current?.focus();
    lastState.current = state;
  }, [state]);
  const printing = {
    label: t('print'),
    icon: <Icon of={Printer} size={16} />,
    onSelect: () => print(),
    separated: true,
  };
  const { id, version, owner } = record;
  const handing: RecordAct[] =
    id && owner && version > 0 && !foundation?.ownOnly
      ? [
          {
            label: t('owner.change'),
            icon: <Icon of={UserCheck} size={16} />,
            dialog: (close) => (
              <Suspense fallback={null}>
                <HandOver record={{ id, version, owner }} onClose={close} />
              </Suspense>
            ),
          },
        ]
      : [];
  const itemOf = (act: RecordAct): MenuItem => (act.dialog ? { ...act, onSelect: () => setOpenAct(act) } : act);
  const isOneLine = more.length + last.length + handing.length === 0;
  return (
    <div className="-mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      {foundation && (
        <p className="col-span-2 mb-2 hidden text-sm print:block">
          {t('printed', {
            foundation: foundationCaption(siteConfig.appLabel, foundation),
            moment: whenText(Date.now()),
          })}
        </p>
      )}
      <div className={`min-w-0 sm:col-span-2 ${isOneLine ? 'col-span-2' : 'max-sm:self-center'}`}>
        <RecordCrumbs list={list} label={name} />
      </div>
      <div className="col-start-1 row-start-2 min-w-0 max-sm:col-span-2">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {/* The dot stays on the number's line. */}
          <h1 ref={heading} tabIndex={-1}>
            {title.replace(' ·', '\u00a0·')}
          </h1>
          {pill}
        </div>
        <p className="mt-0.5 text-muted text-sm [&_a]:underline">
          {line ?? editText(record)}
          {owner?.name && <span className="wrap-anywhere">{` · ${t('owner.is', { name: owner.name })}`}</span>}
        </p>
      </div>
      {sentence && (
        <p className={`col-span-2 row-start-3 mt-1.5 max-w-[72rem] ${isAsked ? 'max-sm:hidden' : ''}`}>{sentence}</p>
      )}
      <div className="col-start-2 row-start-2 flex flex-wrap gap-2.5 max-sm:contents print:hidden">
        <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:col-span-2 max-sm:row-start-4 max-sm:mt-3">
          {actions}
        </div>
        {isOneLine ? (
          <Button
            icon={<Icon of={Printer} />}
            className="max-sm:col-span-2 max-sm:mt-3 max-sm:justify-self-start"
            onClick={() => print()}
          >
            {t('print')}
          </Button>
        ) : (
          <MenuButton
            align="end"
            items={[...[...more, ...handing].map(itemOf), printing, ...last.map(itemOf)]}
            label={t('more')}
            className="btn btn-secondary max-sm:col-start-2 max-sm:row-start-1 max-sm:size-11 max-sm:border-transparent max-sm:p-0 max-sm:[&>svg:last-child]:hidden"
          >
            <Icon of={Ellipsis} className="sm:hidden" />
            <span className="max-sm:hidden">{t('more')}</span>
          </MenuButton>
        )}
      </div>
      {openAct?.dialog?.(() => setOpenAct(undefined))}
    </div>
  );
}
