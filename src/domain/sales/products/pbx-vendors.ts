/** The vendors of telephone systems in the order of the form (`docs/domain/products.md#vendors-of-telephone-systems`); captions stand below `products:vendors`. */
export const pbxVendors = [
  '3CX',
  'AGFEO',
  'ALCATEL_LUCENT',
  'ASTERISK',
  'AUERSWALD',
  'AVAYA',
  'AVM',
  'BERONET',
  'BINTEC_ELMEG',
  'CISCO',
  'DETEWE',
  'ERICSSON_LG',
  'FERRARI',
  'GIGASET',
  'GRANDSTREAM',
  'INNOVAPHONE',
  'LANCOM',
  'MICROSOFT',
  'MITEL',
  'NEC',
  'PANASONIC',
  'PASCOM',
  'PATTON',
  'SAMSUNG',
  'STARFACE',
  'SWYX',
  'TIPTEL',
  'UNIFY',
  'WILDIX',
  'YEASTAR',
  'OTHER',
] as const;
export type PbxVendor = (typeof pbxVendors)[number];

/** Of these no model is released; they can be ordered with, after a warning. */
export const unreleasedVendors: readonly string[] = ['DETEWE', 'ERICSSON_LG', 'SAMSUNG', 'TIPTEL', 'OTHER'];
