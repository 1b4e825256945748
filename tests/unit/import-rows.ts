const shared = ['src/contract', 'src/domain', 'package.json'];
/** The folders of the server from the lowest to the highest: each imports from those before it only. */
export const serverFolders: Record<string, readonly string[]> = {
  core: [],
  'text-folding': [],
  openapi: ['core'],
  config: ['core'],
  s3: ['core', 'config'],
  db: ['core', 'config'],
  queries: ['core', 'text-folding', 'db'],
  /** Work by the clock and behind calls: the queue, and which servers share it. */
  jobs: ['core', 'db', 'queries'],
  /** Who did what, chained by hash. */
  audit: ['core', 'text-folding', 'db', 'queries'],
  /** Prints the texts of the screens. */
  pdf: [],
  /** Logo, colours, sender and company of a variant; legal texts. */
  brand: ['core', 'config', 'db', 'queries', 'pdf', 'src/i18n'],
  /** Dates as files of calendars. */
  calendar: [],
  /** Names that mails share with screens are texts of the screens. */
  mail: ['core', 'config', 'db', 'queries', 'brand', 'src/i18n'],
  session: ['core', 'config', 'db', 'queries', 'audit', 'brand', 'mail'],
  /** Messages to the systems of organisations. */
  webhooks: ['core', 'db', 'queries', 'audit', 'mail', 'session'],
  /** How other carriers are reached. */
  carriers: ['core', 'config', 'webhooks'],
  availability: ['core', 'config', 'db', 'queries', 'webhooks'],
  /** Orders for the distributor's own system. */
  erp: ['core', 'config', 'db', 'queries', 'webhooks'],
  /** Sign-in by the OpenID Connect providers of organisations and of the employees. */
  'sign-on': ['core', 'config', 'db', 'queries', 'audit', 'mail', 'session', 'webhooks'],
  /** Who comes, changes and leaves, as providers of sign-on say it. */
  scim: ['core', 'db', 'queries', 'audit', 'session', 'sign-on'],
  /** Offers, orders, mandates and other papers. */
  papers: ['core', 'pdf', 'src/i18n'],
  /** What editors write: files, what was published over them, the checks of both. */
  content: ['core', 'config', 'db', 'queries', 'audit', 'pdf', 'session', 'src/content'],
  /** Certificates, quizzes and courses. */
  academy: ['core', 'db', 'queries', 'session', 'pdf', 'content'],
  files: ['core', 'config', 's3', 'db', 'queries'],
  library: ['core', 'text-folding', 'config', 's3', 'db', 'queries', 'jobs', 'audit', 'mail', 'session', 'files'],
  /** What every record can do; timelines use the texts of the screens. */
  'records/engine': [
    'core',
    'text-folding',
    'carriers',
    'config',
    'db',
    'queries',
    'audit',
    'pdf',
    'brand',
    'calendar',
    'mail',
    'session',
    'papers',
    'files',
    'webhooks',
    'erp',
    'src/i18n',
  ],
  /** One folder per area, one per noun in it. */
  'records/types': [
    ...['core', 'text-folding', 'carriers', 'config', 'db', 'queries', 'audit'],
    ...['pdf', 'brand', 'mail', 'session', 'papers', 'files', 'records/engine'],
  ],
  /** All record types by name. */
  records: ['records/engine', 'records/types'],
  /** Statements of operators: read, tried and taken over. */
  commissions: [
    ...['core', 'text-folding', 'db', 'queries', 'audit', 'mail', 'content', 'files', 'webhooks', 'records/types'],
    'src/i18n',
  ],
  /** What the distributor says of disturbances, maintenance and news; the band speaks in the texts of the screens. */
  notices: ['core', 'db', 'queries', 'audit', 'mail', 'session', 'content', 'src/i18n'],
  /** The calendar of a user, which calendar programs fetch. */
  'calendar-feed': ['config', 'db', 'queries', 'session', 'calendar', 'content', 'notices', 'records/engine'],
  notifications: [
    ...['core', 'db', 'queries', 'audit', 'mail', 'session', 'content', 'notices', 'library', 'records/engine'],
  ],
  /** Notifications in browsers, by the push services of their makers. */
  push: ['core', 'db', 'queries', 'mail', 'session', 'webhooks', 'notifications'],
  /** Answers to tickets that come by mail. */
  'incoming-mail': [
    ...['core', 'db', 'queries', 'audit', 'mail', 'session', 'files'],
    ...['records/engine', 'records/types', 'notifications', 'src/i18n'],
  ],
  /** What rules, forms and documents go by today; captions of the catalogue join the texts. */
  catalogue: ['db', 'queries', 'src/i18n'],
  downloads: ['core', 'db', 'queries', 'audit', 'session', 'files', 'library', 'records/engine'],
  /** What is kept for how long, and what becomes of a person's data. */
  retention: ['core', 'db', 'queries', 'audit', 'session', 'files', 'records/engine', 'downloads', 'src/i18n'],
  /** Organisations, users and their rights, as administrators and the command line change them. */
  administration: [
    'core',
    'config',
    'db',
    'queries',
    'audit',
    'pdf',
    'brand',
    'mail',
    'session',
    'webhooks',
    'sign-on',
    'records/engine',
    'records/types',
    'retention',
  ],
  integrations: [
    ...['core', 'db', 'queries', 'audit', 'mail', 'session', 'webhooks', 'notifications'],
    ...['records/engine', 'records/types', 'administration'],
  ],
  plugins: ['core', 'openapi', 's3', 'db', 'queries', 'audit', 'session', 'files', 'library'],
  routes: [
    'core',
    'availability',
    'calendar',
    'calendar-feed',
    'config',
    'db',
    'queries',
    'jobs',
    'audit',
    'session',
    'webhooks',
    'sign-on',
    'scim',
    'content',
    'academy',
    'files',
    'library',
    'records/engine',
    'records/types',
    'commissions',
    'notices',
    'notifications',
    'push',
    'incoming-mail',
    'administration',
    'brand',
    'pdf',
    'catalogue',
    'integrations',
    'downloads',
    'retention',
  ],
  maintenance: [
    ...['core', 'db', 'queries', 'jobs', 'audit', 'mail', 'session', 'webhooks', 'carriers'],
    ...[
      'erp',
      'files',
      'library',
      'records/engine',
      'records/types',
      'commissions',
      'notices',
      'notifications',
      'push',
      'incoming-mail',
      'retention',
    ],
  ],
  demo: [
    'core',
    'carriers',
    'config',
    'db',
    'queries',
    'session',
    'pdf',
    'files',
    'library',
    'records/engine',
    'records/types',
  ],
  admin: [
    'core',
    'availability',
    'config',
    's3',
    'db',
    'queries',
    'audit',
    'brand',
    'mail',
    'session',
    'webhooks',
    'carriers',
    'erp',
    'sign-on',
    'content',
    'files',
    'library',
    'records/engine',
    'records/types',
    'records',
    'incoming-mail',
    'integrations',
    'retention',
    'administration',
    'src/i18n',
  ],
  backup: ['core', 'config', 'db', 'files', 'admin'],
};
const serverRows = Object.fromEntries(
  Object.entries(serverFolders).map(([folder, below]) => [
    `server/${folder}`,
    [...shared, ...below.map((one) => (one.startsWith('src/') ? one : `server/${one}`))],
  ]),
);

/** What each part of the repository may import besides itself, as in the architecture's table. */
export const mayImport: Record<string, readonly string[]> = {
  'src/pages': [
    'src/layouts',
    'src/components',
    'src/islands',
    'src/islands/ui',
    'src/i18n',
    'src/content',
    'src/domain',
  ],
  'src/layouts': ['src/components', 'src/islands', 'src/islands/ui', 'src/domain', 'src/i18n', 'src/styles'],
  'src/components': ['src/islands/ui', 'src/content', 'src/i18n', 'src/domain', 'package.json'],
  'src/early': ['src/stores', 'src/domain', 'src/contract'],
  'src/islands': [
    'src/stores',
    'src/api',
    'src/contract',
    'src/domain',
    'src/i18n',
    'src/islands/ui',
    'src/islands/record',
  ],
  'src/islands/record': ['src/stores', 'src/api', 'src/contract', 'src/domain', 'src/i18n', 'src/islands/ui'],
  'src/islands/ui': ['src/stores', 'src/api', 'src/contract', 'src/domain', 'src/i18n'],
  'src/stores': ['src/api', 'src/contract', 'src/domain'],
  'src/api': ['src/contract', 'src/domain'],
  'src/domain': ['src/contract'],
  'src/contract': [],
  'src/i18n': [],
  'src/parts': ['src/islands/ui', 'src/stores', 'src/api', 'src/domain', 'src/contract', 'src/i18n', 'src/styles'],
  'src/content': ['src/domain', 'src/contract'],
  ...serverRows,
  server: [...shared, ...Object.keys(serverRows)],
  scripts: ['server', ...Object.keys(serverRows), 'src/content', 'src/domain', 'src/contract'],
  bench: ['server', ...Object.keys(serverRows), 'scripts', 'tests', 'src/domain', 'src/contract', 'src/i18n'],
};
