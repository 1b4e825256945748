export const demoFoundations = [
  {
    trid: '1001',
    title: 'Sommer Telekom GmbH',
    type: 'SP,PORTAL_ETC_PORTAL_ADMIN,PORTAL_ETC_COMISSION_PAPERS,PORTAL_ETC_COMISSION_STATEMENT',
    number: 'P-1001',
  },
  { trid: '1002', title: 'Winter IT-Service', type: 'SP', number: 'P-1002' },
  { trid: '1003', title: 'Nordlicht Mobilfunk', type: '', number: 'P-1003' },
  { trid: '1004', title: 'Lorenz Mobil', type: '', number: 'P-1004' },
  { trid: '2001', title: 'Holt Voice Wholesale', type: 'WS', number: 'P-2001' },
  { trid: '2002', title: 'Anders Kommunikation', type: 'SP,WS', number: 'P-2002' },
  { trid: '9001', title: 'ETC Distribution', type: 'ETC', number: 'P-9001' },
];

/** Winter IT-Service has a sub-partner. */
export const demoSubPartner = { trid: '1004', parent: '1002', code: 'WIN-01' };
