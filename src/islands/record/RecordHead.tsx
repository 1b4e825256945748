import { useStore } from '@nanostores/react';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { MenuButton, type MenuItem } from '../ui/overlay/MenuButton.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { RecordCrumbs, type RecordPlace } from './RecordFrame.tsx';

interface Props extends Pick<RecordPlace, 'list'> {
  record: { version: number; created: number; createdBy: string; modified: number; modifiedBy: string };
  title: string;
  /** Its name in the trail. */
  name: string;
  /** Where a record stands, with the words beside its title. */
  state?: string;
  pill?: ReactNode;
  /** Buttons for what is done most, the primary one first. */
  actions?: ReactNode;
  /** What is done rarely; it shares a menu with printing. */
  more?: readonly MenuItem[];
  /** Behind printing, at the end of the menu. */
  last?: readonly MenuItem[];
  /** Below the title, in place of who made and changed it. */
  line?: string;
}

export function RecordHead({ record, title, name, state, pill, actions, more = [], last = [], line, list }: Props) {
  const t = texts('record');
  const foundation = useStore($foundation);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);
  usePageTitle(title);
  useEffect(() => {
    // A state that changes may take the form with it that had the focus.
    if (lastState.current !== state && document.activeElement === document.body) heading.current?.focus();
    lastState.current = state;
  }, [state]);
  const when = (at: number) => formatMoment(at, pageLocale());
  const facts = [
    record.version > 0 && t('created', { moment: when(record.created), by: record.createdBy }),
    record.modified > record.created && t('changed', { moment: when(record.modified), by: record.modifiedBy }),
  ].filter(Boolean);
  const printing = {
    label: t('print'),
    icon: <Icon of={Printer} size={16} />,
    onSelect: () => print(),
    separated: true,
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {/* Where the buttons leave less room than this, they stand below. */}
      <div className="min-w-0 grow basis-120">
        {foundation && (
          <p className="mb-2 hidden text-sm print:block">
            {t('printed', {
              foundation: foundationCaption(siteConfig.appLabel, foundation),
              moment: when(Date.now()),
            })}
          </p>
        )}
        <RecordCrumbs list={list} label={name} />
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          {/* The dot stays on the number's line. */}
          <h1 ref={heading} tabIndex={-1}>
            {title.replace(' ·', '\u00a0·')}
          </h1>
          {pill}
        </div>
        <p className="mt-1 text-muted text-sm">{line ?? facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        {actions}
        {more.length > 0 ? (
          <MenuButton align="end" items={[...more, printing, ...last]}>
            {t('more')}
          </MenuButton>
        ) : (
          <Button icon={<Icon of={Printer} />} onClick={() => print()}>
            {t('print')}
          </Button>
        )}
      </div>
    </div>
  );
}
