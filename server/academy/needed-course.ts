import * as z from 'zod/mini';
import { type ProductType, productTypes } from '#contract/sales/product.ts';
import type { NeededCourse } from '#contract/sales/required-course.ts';
import { certificateState } from '#domain/content/certificate-validity.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { BuiltContent } from '../content/built-content.ts';
import type { Db, Tx } from '../db/open.ts';
import { type CertificateRow, findCertificate } from '../queries/academy.ts';

const demanding = z.object({ title: z.string(), requiredFor: z.optional(z.array(z.string())) });

/** A course with a certificate that orders of some products need. */
interface DemandingCourse extends NeededCourse {
  readonly products: readonly ProductType[];
}

interface CourseContext {
  readonly content: BuiltContent;
  readonly clock: () => number;
}

/** The courses that products demand now; a course before or after its period is not demanded. */
export async function demandingCourses({ content, clock }: CourseContext): Promise<DemandingCourse[]> {
  const now = clock();
  return (await content.read('academy'))
    .filter(({ validFrom, validUntil }) => (validFrom ?? now) <= now && now <= (validUntil ?? now))
    .flatMap(({ id, restricted, de, en }) => {
      const [german, english] = [z.parse(demanding, de), z.parse(demanding, en)];
      const products = productTypes.filter((type) => german.requiredFor?.includes(type));
      const title = { de: german.title, en: english.title };
      return products.length > 0 ? [{ id, restricted, title, products }] : [];
    });
}

/** Whether a certificate is there and holds on a day. */
export const holds = (certificate: CertificateRow | undefined, today: string): boolean =>
  certificate !== undefined && certificateState(certificate.validUntil ?? undefined, today) !== 'ended';

/** The first course that a product demands and of which a user has no certificate that holds. */
export const neededCourses =
  ({ content, clock }: CourseContext) =>
  async (db: Db | Tx, userId: string, productType: ProductType): Promise<NeededCourse | undefined> => {
    const today = berlinDay(clock());
    for (const { products, ...course } of await demandingCourses({ content, clock })) {
      if (!products.includes(productType)) continue;
      if (!holds(await findCertificate(db, userId, course.id), today)) return course;
    }
    return undefined;
  };
