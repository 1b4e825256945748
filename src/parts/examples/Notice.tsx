import { ApiError } from '#api/api-error.ts';
import { Outdated } from '#islands/ui/document/Outdated.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Examples } from '../Parts.tsx';

const none = () => undefined;

export const examples: Examples = {
  info: () => <Notice title="Your input is kept">It waits on this device.</Notice>,
  ok: () => <Notice tone="ok" title="The password has been changed" />,
  warn: () => (
    <Notice tone="warn" title="Changed in another window" actions={<Button>Keep mine</Button>}>
      Nothing is overwritten until you have decided.
    </Notice>
  ),
  danger: () => (
    <Notice live tone="danger">
      The portal cannot be reached.
    </Notice>
  ),
  outdated: () => <Outdated failure={new ApiError(503)} onRetry={none} />,
  empty: () => <Empty title="No tickets yet" action={<Button look="primary">New ticket</Button>} />,
  pills: () => (
    <div className="flex flex-wrap gap-2">
      <StatusPill>New</StatusPill>
      <StatusPill tone="info">In progress</StatusPill>
      <StatusPill tone="warn">Waiting</StatusPill>
      <StatusPill tone="ok">Closed</StatusPill>
      <StatusPill tone="danger">Refused</StatusPill>
    </div>
  ),
};
