/** What a key of another system may be allowed to read or to write. */
export const keyAreas = ['tickets', 'customers', 'orders', 'porting', 'wholesale', 'commissions'] as const;
export type KeyArea = (typeof keyAreas)[number];
export const keyLevels = ['read', 'write'] as const;
export type KeyLevel = (typeof keyLevels)[number];
export type KeyRights = Readonly<Partial<Record<KeyArea, KeyLevel>>>;
