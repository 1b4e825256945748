import { useState } from 'react';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { type GivableRole, givableRoles, type RolesChange } from '#contract/profile/users.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { limitedBy, originOf, rightName } from './rights-labels.ts';

type RightsHolder = Pick<FoundationUser, 'id' | 'name' | 'isSelf' | 'rights' | 'ownOnly'>;

interface Props {
  user: RightsHolder;
  /** What the caller may give and take. */
  own: readonly GivableRole[];
  /** Sets the rights, or ends that the user acts for the organisation. Throws ApiError. */
  change: (user: string, granted: RolesChange | undefined) => Promise<void>;
  onClose: () => void;
}

const givenTo = ({ rights }: RightsHolder): GivableRole[] =>
  givableRoles.filter((role) => rights.some((right) => right.role === role && right.origin === 'given'));

/** The rights of one user with their origins, and the end of the user's access. */
export function ChangeRights({ user, own, change, onClose }: Props) {
  const t = texts('members');
  const [chosen, setChosen] = useState<readonly GivableRole[]>(() => givenTo(user));
  const [ownOnly, setOwnOnly] = useState(user.ownOnly !== undefined);
  const [isEnding, setEnding] = useState(false);
  const fixedOf = (role: GivableRole) => user.rights.find((one) => one.role === role && one.origin !== 'given');

  return (
    <>
      <ConfirmForm
        wide
        hasFields
        onClose={onClose}
        title={t('rightsOf', { name: user.name })}
        confirmLabel={t('save')}
        values={[chosen, ownOnly]}
        action={() => change(user.id, { roles: [...chosen], ownOnly })}
        done={t('saved')}
        more={
          !user.isSelf && (
            <Button className="me-auto text-danger" look="quiet" onClick={() => setEnding(true)}>
              {t('end.confirm')}
            </Button>
          )
        }
      >
        <div className="grid gap-3">
          <p className="text-muted">{t('rightsText')}</p>
          {givableRoles.map((role) => {
            const fixed = fixedOf(role);
            const grantedRight = user.rights.find((one) => one.role === role && one.origin === 'given');
            const isLocked = fixed !== undefined || !own.includes(role);
            return (
              <label key={role} className="option items-start">
                <CheckboxInput
                  className="mt-0.75"
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
          {!user.isSelf && (
            <label className="option items-start border-line border-t pt-3">
              <CheckboxInput
                className="mt-0.75"
                checked={ownOnly}
                onChange={({ target }) => setOwnOnly(target.checked)}
              />
              <span className="grid">
                {t('ownOnly.label')}
                <span className="text-muted text-sm">{t('ownOnly.text')}</span>
                {user.ownOnly && <span className="text-muted text-sm">{limitedBy(user.ownOnly)}</span>}
              </span>
            </label>
          )}
        </div>
      </ConfirmForm>
      <ConfirmForm
        danger
        open={isEnding}
        onClose={() => setEnding(false)}
        title={t('end.title', { name: user.name })}
        confirmLabel={t('end.confirm')}
        action={() => change(user.id, undefined)}
        done={t('end.done', { name: user.name })}
        onDone={onClose}
      >
        {t('end.text')}
      </ConfirmForm>
    </>
  );
}
