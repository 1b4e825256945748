import type { StreetRow } from '#server/queries/availability/address-streets.ts';

/** Streets of the demo, none of which is on a map with this postcode. */
const streetsByPlace: readonly (readonly [zip: string, city: string, streets: string])[] = [
  ['10115', 'Berlin', 'Beispielallee, Beispielstraße, Musterweg, Ringprobe'],
  ['13597', 'Berlin', 'Musterweg'],
  ['20095', 'Hamburg', 'Hafenstraße'],
  ['20457', 'Hamburg', 'Beispielkai, Hafenmuster, Kontorweg, Musterkai, Speicherweg'],
  ['50667', 'Köln', 'Beispielgasse, Beispielring, Modellweg, Musterallee, Musterweg'],
  ['50968', 'Köln', 'Beispielgasse'],
  ['60311', 'Frankfurt am Main', 'Probestraße, Testplatz'],
  ['60327', 'Frankfurt am Main', 'Musterallee'],
  ['80331', 'München', 'Beispielgasse, Beispielweg, Isarweg, Lindenprobe, Musterplatz'],
];

export const demoStreets: readonly StreetRow[] = streetsByPlace.flatMap(([zip, city, streets]) =>
  streets.split(', ').map((street) => ({ zip, city, street })),
);
