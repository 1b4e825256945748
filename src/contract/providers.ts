/** In the order of their names, in which they are offered. */
export const providerNames: Readonly<Record<string, string>> = {
  ALSTERKOM: 'Alsterkom Netz GmbH',
  CUMULUSCALL: 'Cumuluscall Service GmbH',
  ETC_DISTRIBUTION: 'ETC Distribution',
  FELDNETZ_IOT: 'FeldNetz IoT',
  TAUNUSKABEL: 'Taunuskabel AG',
  TIEFLAND_FUNK: 'Tiefland Funk GmbH',
  TURMPUNKT: 'Turmpunkt Partnerdienste GmbH',
  VIERFUNK: 'Vierfunk Mobil GmbH',
  WEGNETZ: 'Wegnetz Genossenschaft eG',
  WIESENLICHT: 'Wiesenlicht Glasfaser GmbH',
};

/** Codes of the operators with a mapped name; the choices of "Netzbetreiber" in forms. */
export const providerCodes = Object.keys(providerNames);

/** What an operator is to the distributor: a brand of its own, a network operator, a service partner. */
export const providerKinds = ['own', 'operator', 'service'] as const;
