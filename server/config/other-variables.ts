/** A variable that the server does not read. */
export interface OtherVariable {
  readonly about: string;
  readonly default?: string;
  /** In words, what counts without a value. */
  readonly otherwise?: string;
}

/** Read by the build of the site; those with `PUBLIC_` become part of it, and anybody can read them. */
export const buildVariables: Readonly<Record<string, OtherVariable>> = {
  PUBLIC_API_BASE: { default: '/api', about: 'Address of the API as the browser sees it.' },
  PUBLIC_APP_LABEL: {
    default: 'ETC',
    about: 'Variant of the portal, one of `PUBLIC_VARIANTS`: logo, colours, label before the name of an organisation.',
  },
  PUBLIC_VARIANTS: {
    default: 'ETC,GNC',
    about:
      'Variants of the portal with commas between, each with a brand of its own; two to eight capitals and digits. One that is neither `ETC` nor `GNC` begins with the colours of `ETC`.',
  },
  PUBLIC_HOTLINE: {
    default: '+49 30 23125-200',
    about: 'Service hotline in header, footer and login, in any notation.',
  },
  PUBLIC_SERVICE_EMAIL: { default: 'partner@etc.example.com', about: 'Mail address in the same places.' },
  PUBLIC_INVOICE_PORTAL_URL: { default: 'https://etc.example.com/invoice', about: 'First button at the login.' },
  PUBLIC_WEBHOSTING_PORTAL_URL: { default: 'https://etc.example.com/webhosting', about: 'Second button at the login.' },
  PUBLIC_CONSENT_SCRIPT_URL: { about: 'Consent-management script. Without it nothing is loaded from third parties.' },
  PUBLIC_CONTENT_PREVIEW: {
    about:
      '`1` shows drafts and entries outside their period to everybody. `npm run preview` sets it; a build into any other folder refuses it.',
  },
  EARLIER_SITE: {
    otherwise: 'the site that the build replaces',
    about: 'Built site from which a build takes over hashed files, so that open tabs go on.',
  },
};

/** Read by commands for editors and developers. */
export const toolVariables: Readonly<Record<string, OtherVariable>> = {
  CMS_BACKEND: { default: 'github', about: 'Code host of the editing page: `github`, `gitlab` or `gitea`.' },
  CMS_REPO: { default: 'example/portal', about: 'Repository of the content.' },
  CMS_BRANCH: { default: 'main', about: 'Its branch.' },
  CMS_URL: { about: 'Address of a code host of your own.' },
  CHROMIUM_PATH: { about: 'Browser of the page tests and measurements.' },
  SHOTS: { about: '`1` keeps screenshots and traces of the page tests.' },
  CLOCK_AHEAD_MS: { about: 'By how many ms page tests set the clock of their server ahead; read by no server itself.' },
  NUMBER_ROUNDS: { default: '1', about: 'Rounds of the test that reserves numbers in parallel.' },
  FAULT_SEED: { default: '1', about: 'Seed of the long fault tests.' },
  ROUNDS: { default: '7', about: 'Rounds of `npm run bench:nav`.' },
  NAV_BEFORE: { about: 'Folder of an earlier build that `bench:nav` measures by turns with the current one.' },
  NAV_CLICKS: { about: 'Pattern of the clicks that `bench:nav` measures.' },
  NAV_CHROMIUM: { about: 'Browser of `bench:nav`.' },
};
