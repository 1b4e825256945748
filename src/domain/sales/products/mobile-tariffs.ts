/** What a mobile card can be ordered with; captions stand below `products`, prices in the price list. */
export const cardTariffs = ['mobileS', 'mobileM', 'mobileL', 'mobileXl', 'dataOnly'] as const;
export const cardOptions = ['dataPlus', 'wifiCalling', 'euCalls'] as const;
export const cardDevices = ['none', 'smartphoneS', 'smartphoneM', 'smartphoneL', 'mobileRouter'] as const;
