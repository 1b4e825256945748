/** Devices that an extension can have on its desk. */
export const phones = ['phoneBasic', 'phoneComfort', 'phoneDect', 'phoneConference'] as const;

/** What is sold or rented with an order; captions stand below `products:articles`, prices in the price list. */
export const articles = [...phones, 'headset', 'faxAdapter', 'switchPoe'] as const;
