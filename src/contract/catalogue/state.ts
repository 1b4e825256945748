import * as z from 'zod/mini';
import { asPlainText, day, text, time } from '../fields.ts';
import { catalogueEntry } from './entry.ts';

/** `waiting` for a second administrator; a released state counts from its day on. */
export const stateStages = ['preparing', 'waiting', 'released'] as const;
export type StateStage = (typeof stateStages)[number];

const entries = z.array(catalogueEntry).check(z.maxLength(500, 'tooMany'));
const name = text(2, 60);

/** What is read of released states by forms and lists. */
const releasedState = z.object({ validFrom: z.string(), entries });
export type ReleasedState = z.output<typeof releasedState>;

/** `GET /catalogue`: what was changed since the portal was installed and what is known to follow, by day. */
export const releasedCatalogue = z.object({ states: z.array(releasedState) });

/** Why a state cannot be released yet, and the entry that it is about. */
const stateFault = z.object({ key: z.string(), entry: z.optional(z.string()) });
export type StateFault = z.output<typeof stateFault>;

/** How many a state reaches, counted when it is asked for. */
const impact = z.object({
  contracts: z.number(),
  orders: z.number(),
  offers: z.number(),
  drafts: z.number(),
  /** Of the drafts, those with an answer that is no choice any more. */
  draftsToChange: z.number(),
  partners: z.number(),
});
export type CatalogueImpact = z.output<typeof impact>;

const catalogueState = z.object({
  id: z.string(),
  name: z.string(),
  validFrom: z.string(),
  stage: z.enum(stateStages),
  version: z.number(),
  entries,
  preparedBy: z.string(),
  modified: time,
  releasedBy: z.optional(z.string()),
  /** Of a state that is not released. */
  faults: z.array(stateFault),
  /** The approval that it waits for. */
  approval: z.optional(z.string()),
});
export type CatalogueState = z.output<typeof catalogueState>;

export const catalogueOverview = z.object({
  today: z.string(),
  /** The oldest first. */
  states: z.array(catalogueState),
  /** Administrators who may release what the caller prepared. */
  others: z.array(z.string()),
});
export type CatalogueOverview = z.output<typeof catalogueOverview>;

export const stateImpact = impact;

export const stateCreate = z.strictObject({ name, validFrom: day });

/** Each names the version it was made for: the second of two administrators is refused and loses nothing. */
const version = z.number();
export const stateAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('rename'), version, name, validFrom: day }),
  z.strictObject({ _action: z.literal('put'), version, entry: catalogueEntry }),
  /** Takes a change back, by the id of its entry. */
  z.strictObject({ _action: z.literal('remove'), version, entry: z.string().check(asPlainText, z.maxLength(120)) }),
  z.strictObject({ _action: z.literal('submit'), version }),
  /** Takes a released state back to preparation, until it counts. */
  z.strictObject({ _action: z.literal('takeBack'), version }),
  z.strictObject({ _action: z.literal('discard'), version }),
]);
export type StateAction = z.output<typeof stateAction>;
