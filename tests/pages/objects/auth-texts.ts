import deAuth from '#i18n/de/auth.json' with { type: 'json' };
import deErrors from '#i18n/de/errors.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import enAuth from '#i18n/en/auth.json' with { type: 'json' };
import enErrors from '#i18n/en/errors.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };

/** What login, password reset and terms say, by language. */
export const authTexts = {
  de: { ...deAuth, errors: deErrors, routes: deRoutes, ui: deUi, validation: deValidation },
  en: { ...enAuth, errors: enErrors, routes: enRoutes, ui: enUi, validation: enValidation },
} as const;
