import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { setRights } from '#stores/profile/members.ts';
import { originOf, rightName } from './rights-labels.ts';

interface Props {
  user: FoundationUser;
  /** What the caller may give and take. */
  own: readonly GivableRole[];
  onClose: () => void;
}

const givenTo = ({ rights }: FoundationUser): GivableRole[] =>
  givableRoles.filter((role) => rights.some((right) => right.role === role && right.origin === 'given'));

/** The rights of one user with their origins, and the end of the user's access. */
export function ChangeRights({ user, own, onClose }: Props) {
  const t = texts('members');
  const [chosen, setChosen] = useState<readonly GivableRole[]>(() => givenTo(user));
  const [busy, setBusy] = useState<'save' | 'end'>();
  const [failure, setFailure] = useState<string>();
  const { ask, dialog } = useConfirm();

  async function run(what: 'save' | 'end', roles: readonly GivableRole[] | undefined, done: string) {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    try {
      await setRights(user.id, roles);
      toast('ok', done);
      onClose();
    } catch (cause) {
      setFailure(failureText(ApiError.from(cause)));
      setBusy(undefined);
    }
  }
  async function end() {
    const isSure = await ask({
      title: t('end.title', { name: user.name }),
      text: t('end.text'),
      confirmLabel: t('end.confirm'),
      danger: true,
    });
    if (isSure) await run('end', undefined, t('end.done', { name: user.name }));
  }
  const fixedOf = (role: GivableRole) => user.rights.find((one) => one.role === role && one.origin !== 'given');

  return (
    <>
      <Dialog
        wide
        open
        onClose={onClose}
        title={t('rightsOf', { name: user.name })}
        actions={
          <>
            {!user.isSelf && (
              <Button className="me-auto text-danger" look="quiet" busy={busy === 'end'} onClick={() => void end()}>
                {t('end.confirm')}
              </Button>
            )}
            <Button onClick={onClose}>{texts('ui')('cancel')}</Button>
            <Button look="primary" busy={busy === 'save'} onClick={() => void run('save', chosen, t('saved'))}>
              {t('save')}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="text-muted">{t('rightsText')}</p>
          {failure && (
            <Notice live tone="danger">
              {failure}
            </Notice>
          )}
          {givableRoles.map((role) => {
            const fixed = fixedOf(role);
            const grantedRight = user.rights.find((one) => one.role === role && one.origin === 'given');
            const isLocked = fixed !== undefined || !own.includes(role);
            return (
              <label key={role} className="option items-start">
                <input
                  type="checkbox"
                  className="mt-0.75 size-4.5 shrink-0"
                  disabled={isLocked}
                  checked={fixed !== undefined || chosen.includes(role)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
                  }
                />
                <span className="grid">
                  {rightName(role)}
                  <span className="text-muted text-sm">
                    {fixed || grantedRight
                      ? originOf((fixed ?? grantedRight) as NonNullable<typeof fixed>)
                      : !own.includes(role) && t('notHeld')}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
