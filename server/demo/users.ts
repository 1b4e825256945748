interface DemoUser {
  readonly account: string;
  readonly username: string;
  readonly displayName: string;
  readonly phone: string;
  readonly roles: readonly string[];
  readonly actsFor: readonly string[];
  /** What stands in the way of a login (§8-3..5): 900, 901 or 902. */
  readonly fault?: 'disabled' | 'mustResetPassword' | 'oldTerms';
}

export const demoUsers: readonly DemoUser[] = [
  {
    account: '1001',
    username: 'sp.admin',
    displayName: 'Petra Sommer',
    phone: '+493023125301',
    roles: ['PORTAL_USER', 'SP'],
    actsFor: ['1001'],
  },
  {
    account: '1001',
    username: 'sp.user',
    displayName: 'Jens Winter',
    phone: '+493023125302',
    roles: ['PORTAL_USER', 'SP'],
    actsFor: ['1001', '1002'],
  },
  {
    account: '2001',
    username: 'ws.user',
    displayName: 'Maren Holt',
    phone: '+494066969301',
    roles: ['PORTAL_USER', 'WS'],
    actsFor: ['2001'],
  },
  {
    account: '2002',
    username: 'spws.user',
    displayName: 'Tarek Anders',
    phone: '+496990009301',
    roles: ['PORTAL_USER'],
    actsFor: ['2002'],
  },
  {
    account: '9001',
    username: 'etc.staff',
    displayName: 'Ines Kramer',
    phone: '+493023125221',
    roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE'],
    actsFor: ['9001'],
  },
  {
    account: '9001',
    username: 'etc.admin',
    displayName: 'Jana Reuter',
    phone: '+493023125223',
    roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE', 'PORTAL_ADMIN'],
    actsFor: ['9001'],
  },
  {
    account: '9001',
    username: 'etc.lead',
    displayName: 'Paul Neumann',
    phone: '+493023125224',
    roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE', 'PORTAL_ADMIN'],
    actsFor: ['9001'],
  },
  {
    account: '1003',
    username: 'etc.papers',
    displayName: 'Ole Brandt',
    phone: '+494066969302',
    roles: ['PORTAL_USER', 'PORTAL_ETC_COMISSION_PAPERS'],
    actsFor: ['1003'],
  },
  {
    account: '1003',
    username: 'etc.statement',
    displayName: 'Lea Fuchs',
    phone: '+494066969303',
    roles: ['PORTAL_USER', 'PORTAL_ETC_COMISSION_STATEMENT'],
    actsFor: ['1003'],
  },
  {
    account: '9001',
    username: 'chef.red',
    displayName: 'Nils Auer',
    phone: '+493023125222',
    roles: ['PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED'],
    actsFor: ['9001'],
  },
  {
    account: '1004',
    username: 'plain.user',
    displayName: 'Eva Lorenz',
    phone: '+498999998301',
    roles: ['PORTAL_USER'],
    actsFor: ['1004'],
  },
  {
    account: '1002',
    username: 'locked.user',
    displayName: 'Kai Berger',
    phone: '+492214710301',
    roles: ['PORTAL_USER', 'SP'],
    actsFor: ['1002'],
    fault: 'disabled',
  },
  {
    account: '1002',
    username: 'reset.user',
    displayName: 'Rita Vogt',
    phone: '+492214710302',
    roles: ['PORTAL_USER', 'SP'],
    actsFor: ['1002'],
    fault: 'mustResetPassword',
  },
  {
    account: '1002',
    username: 'terms.user',
    displayName: 'Tom Ebert',
    phone: '+492214710303',
    roles: ['PORTAL_USER', 'SP'],
    actsFor: ['1002'],
    fault: 'oldTerms',
  },
];

export const demoUserId = ({ account, username }: { account: string; username: string }): string =>
  `${account}/${username}`;
export const demoUserIds = demoUsers.map(demoUserId);
