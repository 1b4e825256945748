/** Address of the player for a film that begins at once; one that tells where the film is must know whom it tells. */
export function playerAddress(film: string, tells: boolean): string {
  const address = new URL(film);
  address.searchParams.set('autoplay', '1');
  address.searchParams.set('rel', '0');
  if (tells) address.searchParams.set('enablejsapi', '1');
  if (tells) address.searchParams.set('origin', location.origin);
  return address.href;
}
