import * as z from 'zod/mini';
import { providerKinds } from '../providers.ts';

/** Collections of which the server keeps what is not for everybody (`docs/domain/interface.md#restricted-content`). */
export const contentCollections = [
  'network-operators',
  'tutorials',
  'academy',
  'newsletters',
  'announcements',
] as const;
export type ContentCollection = (typeof contentCollections)[number];

export const contentLanguages = ['de', 'en'] as const;

/** `_foundation` names the organisation that the caller acts for; its tags count as roles (§6-1). */
export const contentQuery = z.object({
  _lang: z.optional(z.enum(contentLanguages)),
  _foundation: z.optional(z.string().check(z.maxLength(40))),
});

const entry = {
  /** Name of the entry's file. */
  id: z.string(),
  /** The text below the front matter, as HTML. */
  html: z.string(),
  /** It was edited in the portal, and all who are signed in may see it. */
  open: z.optional(z.boolean()),
  /** Paths of the texts that are German although English was asked for, such as `title` or `phone1`. */
  german: z.array(z.string()),
};

/** What every entry has; each collection adds its own fields. */
export const contentEntry = z.looseObject(entry);

const phone = z.optional(z.object({ number: z.string(), label: z.string() }));
const link = z.optional(z.object({ text: z.string(), link: z.string() }));

/** A card of a network operator (§3-21). */
export const operatorCard = z.object({
  ...entry,
  role: z.string(),
  provider: z.string(),
  kind: z.enum(providerKinds),
  caption: z.string(),
  title: z.string(),
  path: z.string(),
  logo: z.string(),
  street: z.string(),
  location: z.string(),
  website: z.string(),
  url: z.optional(z.string()),
  email: z.string(),
  phone1: phone,
  phone2: phone,
  phone3: phone,
  phone4: phone,
  phone5: phone,
  message: z.optional(z.string()),
  link1: link,
  link2: link,
  link3: link,
  order: z.number(),
});
export type OperatorCard = z.infer<typeof operatorCard>;

/** What the catalogue says of an operator, over the card of a file or in place of one. */
export const catalogueCard = z.object({
  ...entry,
  fromCatalogue: z.literal(true),
  provider: z.string(),
  title: z.string(),
  isOffered: z.boolean(),
  path: z.optional(z.string()),
  kind: z.optional(z.enum(providerKinds)),
  street: z.optional(z.string()),
  location: z.optional(z.string()),
  website: z.optional(z.string()),
  email: z.optional(z.string()),
  phone1: phone,
  phone2: phone,
  phone3: phone,
  phone4: phone,
  phone5: phone,
  message: z.optional(z.string()),
  link1: link,
  link2: link,
  link3: link,
});
export type CatalogueCard = z.infer<typeof catalogueCard>;

/** Cards that only some may see, and those of the catalogue. */
export const operatorCardOrChange = z.union([catalogueCard, operatorCard]);

export const levels = ['basic', 'advanced', 'expert'] as const;
const files = z.optional(z.array(z.object({ title: z.string(), path: z.string() })));

export const tutorialTopics = ['portal', 'sales', 'products', 'commission'] as const;
export const tutorial = z.object({
  ...entry,
  title: z.string(),
  description: z.string(),
  topic: z.enum(tutorialTopics),
  level: z.enum(levels),
  minutes: z.number(),
  date: z.string(),
  film: z.optional(z.string()),
  files,
});
export type Tutorial = z.infer<typeof tutorial>;

/** A question without its solution, which only the server knows. */
export const quizQuestion = z.object({ question: z.string(), answers: z.array(z.object({ text: z.string() })) });

export const lesson = z.object({
  ...entry,
  title: z.string(),
  minutes: z.number(),
  film: z.optional(z.string()),
  files,
  quiz: z.optional(z.array(quizQuestion)),
});
export type Lesson = z.infer<typeof lesson>;

export const course = z.object({
  ...entry,
  title: z.string(),
  description: z.string(),
  level: z.enum(levels),
  order: z.number(),
  /** How long its certificate holds; for ever without. */
  validMonths: z.optional(z.number()),
  chapters: z.array(z.object({ title: z.string(), lessons: z.array(lesson) })),
});
export type Course = z.infer<typeof course>;

export const newsletter = z.object({
  ...entry,
  title: z.string(),
  description: z.string(),
  date: z.string(),
  files,
});
export type Newsletter = z.infer<typeof newsletter>;
