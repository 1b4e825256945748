import type { NumberPoolData } from '#contract/wholesale/number-pool.ts';

const geographic = (onkz: string, from: string, to: string, label: string): NumberPoolData => ({
  numberKind: 'geographic',
  onkz,
  from,
  to,
  label,
});

/** Ranges that are reserved for fiction; long numbers for blocks, as new ones have, and short ones for single numbers. */
export const demoNumberPools: readonly NumberPoolData[] = [
  geographic('30', '23125000', '23125599', 'Berlin, achtstellig'),
  geographic('30', '231256000', '231259999', 'Berlin, neunstellig'),
  geographic('40', '66969000', '66969799', 'Hamburg, achtstellig'),
  geographic('40', '669698000', '669699999', 'Hamburg, neunstellig'),
  geographic('69', '90009000', '90009799', 'Frankfurt, achtstellig'),
  geographic('69', '900098000', '900099999', 'Frankfurt, neunstellig'),
  geographic('221', '47100000', '47109999', 'Köln'),
  geographic('89', '99998000', '99998799', 'München, achtstellig'),
  geographic('89', '999988000', '999989999', 'München, neunstellig'),
  { numberKind: 'national032', onkz: '32', from: '222999000', to: '222999999', label: 'Bundesweit' },
];
