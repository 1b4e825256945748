/** Goes to another page in place of this one: Back leads to the page before. */
export const goOnTo = (address: string): void => location.replace(address);
