import { texts } from '#i18n/client.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { momentOf } from './MomentField.tsx';

interface FootProps {
  state: FooterState;
  now: number;
  /** Says before the form is sent what is to become of it. */
  onChoose: (isDraft: boolean) => void;
}

/** Publishes at once, plans, or keeps a draft. */
export function NoticeFoot({ state: { busy, failure, submit, submitProps, saved }, now, onChoose }: FootProps) {
  const t = texts('notices');
  const begin = momentOf(useOtherValue('begin'));
  return (
    <div className="grid gap-4 border-line border-t px-5 py-4">
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type={submitProps.type}
          look="primary"
          busy={busy}
          busyLabel={t('form.publishing')}
          onClick={() => {
            onChoose(false);
            if (submitProps.type === 'button') submitProps.onClick();
          }}
        >
          {t(begin !== undefined && begin > now ? 'form.plan' : 'form.publish')}
        </Button>
        <Button
          onClick={() => {
            onChoose(true);
            submit();
          }}
        >
          {t('draft.save')}
        </Button>
        <span className="text-muted text-sm">{t('form.effect')}</span>
        <span className="ms-auto text-muted text-sm">{saved}</span>
      </div>
    </div>
  );
}
