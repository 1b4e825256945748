/** What a porting request chooses from, in orders and in the porting assistant (`docs/domain/porting.md`). */
export const connectionKinds = ['single', 'block'] as const;
export const businessCases = ['VA-KUE-MRN', 'VA-RRNP', 'VA-KUE-ORN'] as const;
export const timeWindows = ['ZF1', 'ZF2', 'ZF3'] as const;
export type TimeWindow = (typeof timeWindows)[number];
