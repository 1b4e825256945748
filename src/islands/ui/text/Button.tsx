import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../page/Spinner.tsx';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
} as const satisfies Record<ButtonLook, string>;

interface Look {
  look?: ButtonLook;
  small?: boolean;
  icon?: ReactNode;
}

const classOf = ({ look = 'secondary', small = false }: Look, more = '') =>
  `${looks[look]}${small ? ' btn-small' : ''} ${more}`;

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

const label = 'col-start-1 row-start-1 flex items-center justify-center gap-2';
const labelIf = (isVisible: boolean) =>
  isVisible ? { className: label } : { 'aria-hidden': true, className: `${label} invisible` };

/** While busy it stays in the tab order and keeps focus, but a press does nothing. */
export function Button({
  look,
  small,
  icon,
  busy = false,
  busyLabel,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={classOf({ ...(look && { look }), ...(small && { small }) }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel ? (
        // Both labels take their room, so that nothing beside the button moves when it becomes busy.
        <span className="grid">
          <span {...labelIf(!busy)}>
            {icon}
            {children}
          </span>
          <span {...labelIf(Boolean(busy))}>
            {busy ? <Spinner /> : <span className="size-4" />}
            {busyLabel}
          </span>
        </span>
      ) : (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      )}
    </button>
  );
}

type LinkButtonProps = ComponentProps<'a'> & Look & { href: string };

export function LinkButton({ look, small, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classOf({ ...(look && { look }), ...(small && { small }) }, className)}>
      {icon}
      {children}
    </a>
  );
}
