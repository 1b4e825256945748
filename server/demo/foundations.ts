const contactPerson = {
  name: 'Holger Lind',
  phone: '030 23125 210',
  email: 'holger.lind@etc.example.com',
  videoCallUrl: 'https://etc.example.com/video/holger-lind',
};

export const demoFoundations = [
  {
    trid: '1001',
    title: 'Sommer Telekom GmbH',
    type: 'SP,PORTAL_ETC_PORTAL_ADMIN,PORTAL_ETC_COMISSION_PAPERS,PORTAL_ETC_COMISSION_STATEMENT',
    number: 'P-1001',
    voNumbers: [
      { vo: 'VO10023', operator: 'ETC_DISTRIBUTION', label: 'ETC Distribution', state: 'active' },
      { vo: 'VO20417', operator: 'VIERFUNK', label: 'Vierfunk Mobil GmbH', state: 'active' },
      { vo: 'VO30881', operator: 'TIEFLAND_FUNK', label: 'Tiefland Funk GmbH', state: 'dormant' },
    ],
    contactPerson,
  },
  { trid: '1002', title: 'Winter IT-Service', type: 'SP', number: 'P-1002', contactPerson },
  { trid: '1003', title: 'Nordlicht Mobilfunk', type: '', number: 'P-1003', contactPerson },
  { trid: '1004', type: '', number: 'P-1004', contactPerson },
  { trid: '2001', title: 'Holt Voice Wholesale', type: 'WS', number: 'P-2001', contactPerson },
  { trid: '2002', title: 'Anders Kommunikation', type: 'SP,WS', number: 'P-2002', contactPerson },
  { trid: '9001', title: 'ETC Distribution', type: 'ETC', number: 'P-9001' },
];
