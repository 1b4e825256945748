import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import type { FooterState } from '../ui/form/kit/form-props.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';

interface Foot {
  label: string;
  look?: 'primary' | 'secondary' | 'danger' | undefined;
  busyLabel?: string | undefined;
  beside?: ReactNode;
  /** Said at the end of the line. */
  note?: ReactNode;
}

/** The foot of an act: what failed, between the fields and a button as wide as its words, and what stands beside it. */
export const actionFooter =
  ({ label, look = 'primary', busyLabel = texts('record')('saving'), beside, note }: Foot) =>
  ({ busy, failure, submitProps, saved }: FooterState) => (
    <div className="grid gap-3">
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <Button {...submitProps} look={look} busy={busy} busyLabel={busyLabel} className="max-sm:min-h-11 max-sm:grow">
          {label}
        </Button>
        {beside}
        <div className="text-muted text-sm sm:ms-auto sm:text-end">
          {note}
          {saved}
        </div>
      </div>
    </div>
  );
