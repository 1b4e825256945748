import { monthsAfter } from '#domain/date/calendar-day.ts';

/** What a person is known by. */
export interface PersonCriteria {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly customerNumber?: string | undefined;
}

/** What can become of what was found: gone now, kept behind a lock until the law lets go of it, or as it is. */
export type HitOutcome = 'erase' | 'restrict' | 'keep';

/** Something that names the person; `type` is a type of records or one of the places beside them. */
export interface PersonHit {
  readonly trid: string;
  readonly id: string;
  readonly type: string;
}

export interface PersonReceipt {
  readonly finished: number;
  readonly rows: readonly {
    readonly trid: string;
    readonly type: string;
    readonly outcome: HitOutcome | 'gone';
    readonly count: number;
    /** The last day of what the law keeps, and the rule that says so. */
    readonly until?: string;
    readonly rule?: string;
    /** Files that went along, and those that stay because others stand in the record. */
    readonly files?: number;
    readonly filesKept?: number;
  }[];
}

/** Art. 12 (3) GDPR: one month after the request arrived. */
export const answerDue = (received: string): string => monthsAfter(received, 1);
