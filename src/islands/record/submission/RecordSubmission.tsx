import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { RecordCrumbs, type RecordPlace } from '../RecordFrame.tsx';
import { MailCard } from './MailCard.tsx';
import { type SubmissionEnd, SubmissionPage } from './SubmissionPage.tsx';

interface Props extends Omit<SubmissionEnd, 'actions' | 'aside' | 'isOnItsWay'>, Pick<RecordPlace, 'list'> {
  /** Its name in the trail: what it is and its customer. */
  name: string;
  /** The record itself. */
  to: { href: string; label: string };
  mails: Omit<Parameters<typeof MailCard>[0], 'isEnd'>;
  /** Papers and what else stands beside the steps. */
  aside?: ReactNode;
}

/** The end of a record's submission: an address that lasts, and that the record itself leads to. */
export function RecordSubmission({ name, list, to, mails, aside, ...end }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordCrumbs list={list} label={name} />
      <SubmissionPage
        {...end}
        actions={
          <LinkButton look="primary" href={to.href}>
            {to.label}
            <Icon of={ArrowRight} size={16} />
          </LinkButton>
        }
        aside={
          <>
            <MailCard {...mails} isEnd />
            {aside}
            <p className="text-muted text-sm">{texts('record')('submission.findAgain')}</p>
          </>
        }
      />
    </div>
  );
}
