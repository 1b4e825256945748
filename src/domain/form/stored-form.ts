import * as z from 'zod/mini';

/**
 * What is stored of a form: its answers stand flat beside the head. Its contract has judged them when they came, so
 * that they are not judged again; an earlier version may have taken what this one refuses.
 */
export const storedForm =
  <Answers>() =>
  <const Head extends z.core.$ZodShape>(head: Head) =>
    z.intersection(z.object(head), z.custom<Answers>());
