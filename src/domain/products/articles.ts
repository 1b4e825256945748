/** Devices that are sold or rented with an order; captions stand below `products:articles`, prices in the price list. */
export const articles = [
  'phoneBasic',
  'phoneComfort',
  'phoneDect',
  'phoneConference',
  'headset',
  'faxAdapter',
  'switchPoe',
] as const;
export type Article = (typeof articles)[number];
