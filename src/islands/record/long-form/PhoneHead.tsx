import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import EllipsisVertical from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import { useLayoutEffect } from 'react';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $headSlot } from './long-form.ts';

interface Props {
  title: string;
  line: string;
  /** Behind all others on the line, where there is room. */
  mark?: string;
  list: RouteName;
  items: readonly MenuItem[];
}

/** On phones a form that is filled in takes the place of the portal's own head: back, what it is, and the rest. */
export function PhoneHead({ title, line, mark, list, items }: Props) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['ownHead'] = '';
    return () => {
      delete dataset['ownHead'];
    };
  }, []);
  const icon = 'grid size-11 shrink-0 place-items-center rounded-control text-on-bar hover:bg-bar-soft';
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-6 flex h-14 items-center gap-1 bg-bar px-1 text-on-bar sm:-mx-6 md:hidden print:hidden">
      <a href={href(list, pageLocale())} aria-label={texts('routes')(list)} className={icon}>
        <Icon of={ArrowLeft} />
      </a>
      <div className="w-0 flex-1 leading-tight">
        <h1 className="truncate text-base text-on-bar">{title}</h1>
        <p className="truncate text-on-bar-muted text-sm">
          {`${line} `}
          <span ref={(element) => $headSlot.set(element)} className="not-empty:before:content-['·_']" />
          {mark && ' · '}
          {mark && <span>{mark}</span>}
        </p>
      </div>
      {items.length > 0 && (
        <MenuButton align="end" label={texts('record')('more')} items={items} arrow={false} className={icon}>
          <Icon of={EllipsisVertical} />
        </MenuButton>
      )}
    </div>
  );
}
