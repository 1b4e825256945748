/**
 * Address of the player for a film that starts at once; to report the position, the player must know the page's origin.
 */
export function playerAddress(film: string, tells: boolean): string {
  const address = new URL(film);
  address.searchParams.set('autoplay', '1');
  address.searchParams.set('rel', '0');
  if (tells) address.searchParams.set('enablejsapi', '1');
  if (tells) address.searchParams.set('origin', location.origin);
  return address.href;
}
