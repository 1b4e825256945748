import { organisationSignOn } from '#stores/profile/sign-on.ts';
import { SignOnCard } from './SignOnCard.tsx';

export const SignOnSection = () => <SignOnCard store={organisationSignOn} />;
