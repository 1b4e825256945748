import { useState } from 'react';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
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
  const { running, failure, run } = useCall();
  const { ask, dialog } = useConfirm();

  const save = () => void run(() => setRights(user.id, chosen), { key: 'save', done: t('saved'), onDone: onClose });
  async function end() {
    const isSure = await ask({
      title: t('end.title', { name: user.name }),
      text: t('end.text'),
      confirmLabel: t('end.confirm'),
      danger: true,
    });
    if (!isSure) return;
    const done = t('end.done', { name: user.name });
    await run(() => setRights(user.id, undefined), { key: 'end', done, onDone: onClose });
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
              <Button className="me-auto text-danger" look="quiet" busy={running === 'end'} onClick={() => void end()}>
                {t('end.confirm')}
              </Button>
            )}
            <Button onClick={onClose}>{texts('ui')('cancel')}</Button>
            <Button look="primary" busy={running === 'save'} onClick={save}>
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
