import { useEffect, useState } from 'react';
import { brandEvent, brandInUse } from '#domain/brand/browser-brand.ts';
import { hasOutcome } from '#stores/session/sign-on-outcome.ts';

/** Whether the portal offers sign-in with accounts of companies, or a provider has just sent the browser back. */
export function useCompanySignIn(): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const look = () => setOffered(hasOutcome() || brandInUse()?.signOn === true);
    look();
    addEventListener(brandEvent, look);
    return () => removeEventListener(brandEvent, look);
  }, []);
  return isOffered;
}
