import Star from 'lucide/dist/esm/icons/star.mjs';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { failureText } from '../page/failure-text.ts';
import { IconButton } from '../text/IconButton.tsx';

interface Props {
  /** What the document is called on the screen. */
  name: string;
  on: boolean;
  /** Throws ApiError, and then leaves the mark as it was. */
  onMark: (on: boolean) => Promise<void>;
}

/** Marks a document as a favourite of the user. */
export function FavouriteButton({ name, on, onMark }: Props) {
  const t = texts('ui');
  return (
    <IconButton
      icon={Star}
      filled={on}
      aria-pressed={on}
      label={t('favouriteOf', { name })}
      hint={t('favourite')}
      className={on ? 'text-accent' : 'text-muted'}
      onClick={() => onMark(!on).catch((cause) => toast('danger', failureText(ApiError.from(cause))))}
    />
  );
}
