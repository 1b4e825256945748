/** In the order of their names, in which they are offered. */
const names: Record<string, string> = {
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
export const providerCodes = Object.keys(names);

/** Names of providers (§3-23): an unmapped code has its underscores replaced by blanks. */
export const providerName = (code: string): string =>
  Object.hasOwn(names, code) ? (names[code] as string) : code.replaceAll('_', ' ');
