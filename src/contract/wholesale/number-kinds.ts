/** `geographic` (Ortsrufnummer) or `national032` (Nationale Teilnehmerrufnummer). */
export const numberKinds = ['geographic', 'national032'] as const;
