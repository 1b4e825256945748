const names: Record<string, string> = {
  FELDNETZ_IOT: 'FeldNetz IoT',
  ETC_DISTRIBUTION: 'ETC Distribution',
  ALSTERKOM: 'Alsterkom Netz GmbH',
  TAUNUSKABEL: 'Taunuskabel AG',
  WIESENLICHT: 'Wiesenlicht Glasfaser GmbH',
  WEGNETZ: 'Wegnetz Genossenschaft eG',
  VIERFUNK: 'Vierfunk Mobil GmbH',
  TIEFLAND_FUNK: 'Tiefland Funk GmbH',
  CUMULUSCALL: 'Cumuluscall Service GmbH',
  TURMPUNKT: 'Turmpunkt Partnerdienste GmbH',
};

/** Codes of the operators whose names are mapped; the choices of "Netzbetreiber" in forms. */
export const providerCodes = Object.keys(names);

/** §3 "Provider name mapping": an unmapped code has its underscores replaced by blanks. */
export const providerName = (code: string): string =>
  Object.hasOwn(names, code) ? (names[code] as string) : code.replaceAll('_', ' ');
