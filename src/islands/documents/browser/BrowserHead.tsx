import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import type { MouseEvent, Ref } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { FileEntry } from '#contract/file.ts';
import { isEditor } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { parentOf, trailOf } from '#domain/documents/file-browser.ts';
import { readDescription } from '#domain/text/description.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';
import { $userRoles } from '#stores/session/session.ts';
import { folderName, pageName } from '../names.ts';
import { useBrowser } from './browser-scope.ts';

function FollowButton({ folder }: { folder: FileEntry }) {
  const t = texts('documents');
  const { store } = useBrowser();
  const on = folder.followed ?? false;
  const follow = () =>
    store.setFollowed(!on).then(
      () => toast('ok', t(on ? 'action.unfollowedDone' : 'action.followedDone')),
      (cause) => toast('danger', failureText(ApiError.from(cause))),
    );
  return (
    <Button
      icon={<Icon of={on ? BellRing : Bell} />}
      aria-pressed={on}
      title={t('action.followHint')}
      className={on ? 'border-link bg-brand-soft text-link' : ''}
      onClick={follow}
    >
      {t(on ? 'action.followed' : 'action.follow')}
    </Button>
  );
}

interface Props {
  path: string;
  trid: string;
  /** The folder itself, once it is loaded. */
  folder: FileEntry | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** Where one is, the way back, and what can be done with the whole folder. */
export function BrowserHead({ path, trid, folder, heading }: Props) {
  const t = texts('documents');
  const pages = texts('routes');
  const locale = pageLocale();
  const { route, operators, open } = useBrowser();
  const roles = useStore($userRoles);
  const trail = trailOf(route, path, trid);
  const parent = parentOf(route, path, trid);
  const nameOf = (at: string) => (at === path && folder?.title) || folderName(route, at, operators);
  const addressOf = (at: string) =>
    href(route, locale, { folder: trailOf(route, at, trid).length > 0 ? at : undefined });
  const described = readDescription(folder?.description).text;
  const lead = trail.length === 0 ? described || t(`lead.${route}`) : described !== nameOf(path) && described;
  const crumbs = [
    { label: pages('Home'), href: href('Home', locale) },
    ...(trail.length > 0 ? [{ label: pageName(route), href: href(route, locale) }] : []),
    ...trail.slice(0, -1).map((at) => ({ label: nameOf(at), href: addressOf(at) })),
    { label: nameOf(path) },
  ];
  const back = (event: MouseEvent) => {
    if (parent === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(parent);
  };
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Breadcrumb crumbs={crumbs} />
        <h1 ref={heading} tabIndex={-1}>
          {nameOf(path)}
        </h1>
        {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
        {parent !== undefined && (
          <a
            href={addressOf(parent)}
            onClick={back}
            className="mt-1.5 inline-flex items-center gap-1.5 py-0.5 no-underline hover:underline"
          >
            <Icon of={ArrowLeft} size={16} />
            {t('back', { name: nameOf(parent) })}
          </a>
        )}
      </div>
      {folder && path !== '' && (
        <div className="flex flex-wrap gap-2 sm:mt-4 print:hidden">
          {isEditor(roles) && (
            <LinkButton href={href('LibraryUpload', locale, { folder: path })}>{t('upload')}</LinkButton>
          )}
          <FollowButton folder={folder} />
        </div>
      )}
    </div>
  );
}
