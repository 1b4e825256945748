/** `daysAgo` says when a link was changed last; `roles` are those who see it, everybody where there is none. */
export const demoHotspotLinks = [
  {
    type: 1,
    daysAgo: 2,
    title: 'Händlerportal Vierfunk',
    description: 'Tarife, Geräteliste und Aktionen',
    link: 'https://vf.example.com/vf',
    category: 'Netzbetreiber-Portal',
  },
  {
    type: 1,
    daysAgo: 9,
    title: 'Verfügbarkeit prüfen (Taunuskabel)',
    description: 'DSL und Glasfaser an einer Adresse',
    link: 'https://tk.example.com/tk/check',
    category: 'Tool',
    roles: ['SP'],
  },
  {
    type: 1,
    daysAgo: 16,
    title: 'SIM-Verwaltung FeldNetz IoT',
    link: 'https://fiot.example.com/sim',
    category: 'Tool',
    roles: ['SP', 'WS'],
  },
  {
    type: 0,
    daysAgo: 1,
    title: 'Schulung: Portierung ohne Rückfragen',
    description: 'Online, 45 Minuten',
    link: 'https://etc.example.com/academy/porting',
    category: 'Schulung',
  },
  {
    type: 0,
    daysAgo: 5,
    title: 'Aktion: Glasfaser im Gewerbegebiet',
    description: 'Bonus je Anschluss',
    link: 'https://wl.example.com/wl',
    category: 'Aktion',
    roles: ['SP'],
    validDays: 60,
  },
  {
    type: 0,
    daysAgo: 120,
    title: 'Herbstaktion',
    description: 'Abgelaufen',
    link: 'https://vf.example.com/vf/promo',
    category: 'Aktion',
    validDays: -30,
  },
  {
    type: 1,
    daysAgo: 30,
    title: 'Interne Preisfreigabe',
    link: 'https://etc.example.com/pricing',
    category: 'Tool',
    roles: ['PORTAL_EMPLOYEE'],
  },
] as const satisfies readonly {
  type: number;
  daysAgo: number;
  title: string;
  description?: string;
  link: string;
  category: string;
  roles?: readonly string[];
  validDays?: number;
}[];
