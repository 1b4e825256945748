const shared = ['src/contract', 'src/domain', 'package.json'];
/** The folders of the server from the lowest to the highest: each imports from those before it only. */
export const serverFolders: Record<string, readonly string[]> = {
  core: [],
  search: [],
  docs: ['core'],
  /** How other carriers are reached. */
  carriers: [],
  config: ['core'],
  s3: ['core', 'config'],
  db: ['core', 'config'],
  queries: ['core', 'search', 'db'],
  /** Who did what, chained by hash. */
  audit: ['core', 'search', 'config', 'db', 'queries'],
  mail: ['config', 'db', 'queries'],
  session: ['core', 'config', 'db', 'queries', 'audit', 'mail'],
  /** What is printed is said in the texts of the screens. */
  documents: ['core', 'config', 'src/i18n'],
  content: ['core', 'config', 'db', 'queries', 'session', 'documents'],
  files: ['core', 'config', 's3', 'db', 'queries'],
  library: ['core', 'search', 'config', 's3', 'db', 'queries', 'mail', 'files'],
  /** What timelines say is said in the texts of the screens too. */
  records: [
    'core',
    'search',
    'carriers',
    'config',
    'db',
    'queries',
    'audit',
    'mail',
    'session',
    'documents',
    'files',
    'src/i18n',
  ],
  /** Commission statements of operators: read, tried and taken over. */
  commissions: ['core', 'search', 'config', 'db', 'queries', 'mail', 'content', 'files', 'records'],
  /** What users are told: who may see it, how it is mailed. */
  notifications: ['core', 'config', 'db', 'queries', 'mail', 'session', 'content', 'files', 'library', 'records'],
  downloads: ['core', 'db', 'queries', 'audit', 'session', 'documents', 'files', 'library', 'records'],
  plugins: ['core', 'docs', 's3', 'db', 'queries', 'audit', 'session', 'files', 'library'],
  routes: [
    'core',
    'config',
    'db',
    'queries',
    'audit',
    'mail',
    'session',
    'content',
    'files',
    'library',
    'records',
    'commissions',
    'notifications',
    'downloads',
  ],
  maintenance: ['core', 'db', 'queries', 'audit', 'session', 'files', 'library'],
  demo: ['core', 'search', 'carriers', 'db', 'queries', 'audit', 'session', 'files', 'library', 'records'],
  admin: ['core', 'config', 's3', 'db', 'queries', 'audit', 'mail', 'session', 'files', 'library', 'records'],
  backup: ['config', 'db', 'files', 'admin'],
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
  'src/guard': ['src/stores', 'src/domain', 'src/contract'],
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
  bench: ['server', ...Object.keys(serverRows), 'scripts', 'tests', 'src/domain', 'src/contract'],
};
