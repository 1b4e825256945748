import { island } from '#islands/ui/page/island.tsx';
import { employeesSignOn } from '#stores/staff/sign-on.ts';
import { SignOnCard } from './SignOnCard.tsx';

/** Sign-in of the employees with company accounts. */
export const StaffSignOn = island(() => <SignOnCard isStaff store={employeesSignOn} />);
