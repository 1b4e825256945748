import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { type BrandCompany, type BrandLook, brandCompany, brandLook } from '#contract/brand/brand.ts';
import { checkContrast, nearestReadable } from '#domain/brand/contrast.ts';
import { publishCompany, publishLook, storeLogo } from '../administration/brand-look.ts';
import { currentBrand, renewBrands, variantsOf } from '../brand/brand-source.ts';
import { ApiError } from '../core/errors.ts';
import { lockBrand } from '../queries/brand/brands.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

async function brandNamed(services: AdminServices, variant: string) {
  if (!variantsOf(services.config).includes(variant)) throw new Refused(`there is no variant ${variant}`);
  await renewBrands(services);
  return currentBrand(services.config, variant);
}

const show: Command = {
  usage: 'brand show <variant>',
  does: 'prints logo, colours, sender and company of a variant, one field for each line, and the contrasts of the colours',
  reads: true,
  async run({ services, operands: [variant = ''] }) {
    const { look, company } = await brandNamed(services, variant);
    return [
      ...Object.entries({ ...look, ...company }).map(([name, value]) => `${name}\t${value}`),
      ...checkContrast(look).map(({ check, ratio, needs }) => `${check}\t${ratio.toFixed(1)} : 1 of ${needs} : 1`),
    ];
  },
};

const isLook = (name: string): name is keyof BrandLook => name in brandLook.shape;

function parsed<T>(contract: z.ZodMiniType<T>, value: unknown): T {
  const { data, error } = contract.safeParse(value);
  if (error) throw new Refused(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data as T;
}

async function logoOf(services: AdminServices, file: string): Promise<string> {
  if (file === '') return '';
  try {
    return (await storeLogo(services, readFileSync(file))).digest;
  } catch (error) {
    if (error instanceof ApiError) throw new Refused('the logo is no SVG or PNG of up to 200 KB');
    throw new Refused((error as Error).message);
  }
}

const set: Command = {
  usage: 'brand set <variant> <field> <value>',
  does: 'sets a field that `brand show` prints, without a second person; for `logo` the value is a file, or empty for none',
  async run({ services, operands: [variant = '', name = '', value = ''] }) {
    const { look, company } = await brandNamed(services, variant);
    const { db, clock } = services;
    if (isLook(name)) {
      const typed = name === 'logo' ? await logoOf(services, value) : value;
      const after = parsed<BrandLook>(brandLook, { ...look, [name]: typed });
      const failed = checkContrast(after).find(({ passes }) => !passes);
      if (failed)
        throw new Refused(
          `${failed.check}: ${failed.ratio.toFixed(1)} of ${failed.needs}; the nearest is ${nearestReadable(failed.colour, after[failed.colour])}`,
        );
      await db.transaction(async (tx) =>
        publishLook(tx, await lockBrand(tx, variant), after, { by: null, at: clock() }),
      );
    } else {
      if (!(name in brandCompany.shape)) throw new Refused(`there is no field ${name}`);
      const after = parsed<BrandCompany>(brandCompany, { ...company, [name]: value });
      await db.transaction(async (tx) =>
        publishCompany(tx, await lockBrand(tx, variant), after, { by: null, at: clock() }),
      );
    }
    await renewBrands(services);
    return [`Set ${name} of ${variant}.`];
  },
};

/** The brand without the portal's pages. */
export const brandCommands: readonly Command[] = [show, set];
