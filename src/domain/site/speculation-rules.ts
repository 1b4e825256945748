import { href, locales, type RouteName } from '../access/routes.ts';

/** Pages that begin with something of this tab alone: a step of the login, the secret of a link. */
const notAhead: readonly RouteName[] = ['Login', 'ResetPassword', 'TermsOfUse', 'OrderConfirmation', 'Invitation'];

const closed = notAhead.flatMap((name) => locales.flatMap((one) => [href(name, one), `${href(name, one)}\\?*`]));

/**
 * Browsers that can draw the page of a link ahead do so while the pointer rests on it or a finger goes down. Links that do
 * something are marked; files and the API are no pages.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', ...closed] } },
          { not: { selector_matches: '[data-not-ahead],[download],[target],[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
