import { isIP } from 'node:net';
import * as z from 'zod/mini';

interface SettingDescription {
  /** What it decides, in a sentence. */
  readonly about: string;
  /** Which values it takes, in words. */
  readonly allowed: string;
  readonly default?: string | number;
  /** In words, what counts without a value. */
  readonly otherwise: string | undefined;
  readonly unit: string | undefined;
  /** It may come from a file, and its value is never repeated. */
  readonly isSecret: boolean;
}

interface Kind<Parser> {
  readonly parser: Parser;
  readonly allowed: string;
  readonly unit?: string;
  readonly isSecret?: boolean;
}

const descriptions = z.registry<SettingDescription>();

export const descriptionOf = (parser: z.core.$ZodType): SettingDescription => {
  const description = descriptions.get(parser);
  if (!description) throw new Error('a setting without a description');
  return description;
};

/** A setting with a default; `otherwise` says it in words if the value itself tells little. */
export function setting<Parser extends z.ZodMiniType>(
  { parser, allowed, unit, isSecret = false }: Kind<Parser>,
  value: z.core.util.NoUndefined<z.core.output<Parser>>,
  about: string,
  otherwise?: string,
): z.ZodMiniDefault<Parser> {
  const whole = z._default(parser, value);
  descriptions.add(whole, { about, allowed, unit, isSecret, default: value as string | number, otherwise });
  return whole;
}

/** A setting that may be left out; `otherwise` says in words what counts then. */
export function optional<Parser extends z.ZodMiniType>(
  { parser, allowed, unit, isSecret = false }: Kind<Parser>,
  about: string,
  otherwise?: string,
): z.ZodMiniOptional<Parser> {
  const whole = z.optional(parser);
  descriptions.add(whole, { about, allowed, unit, isSecret, otherwise });
  return whole;
}

/** A value that may also come from a file: `NAME_FILE` in place of `NAME`. */
export const secret = <Parser extends z.ZodMiniType>(kind: Kind<Parser>) => ({ ...kind, isSecret: true });

export const text = { parser: z.string().check(z.minLength(1)), allowed: 'a text' };
export const folder = { ...text, allowed: 'a path' };
export const url = (example: string, protocol?: RegExp) => ({
  parser: protocol ? z.url({ protocol }) : z.url(),
  allowed: `an address such as ${example}`,
});
export const pattern = (regex: RegExp, allowed: string) => ({ parser: z.string().check(z.regex(regex)), allowed });

const isNetwork = (network: string): boolean => {
  const [address = '', prefix, ...more] = network.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && more.length === 0;
};
/** Networks in CIDR notation or single addresses, with commas between. */
export const networks = {
  parser: z.string().check(z.refine((text) => text === '' || text.split(',').every((one) => isNetwork(one.trim())))),
  allowed: 'networks or addresses with commas between, such as 10.20.0.0/16',
};
const isHost = (name: string): boolean => /^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(name);
/** Names of hosts, `*.` in front for all below one. */
export const hosts = {
  parser: z.string().check(z.refine((text) => text === 'none' || text.split(',').every((one) => isHost(one.trim())))),
  allowed: 'names of hosts with commas between, `*.` in front for all below one, or none',
};
export const oneOf = <const Values extends readonly [string, string, ...string[]]>(...values: Values) => ({
  parser: z.enum(values),
  allowed: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
});
export const flag = oneOf('true', 'false');

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

export const port = { parser: wholeNumber(0, 65_535), allowed: 'a number from 0 to 65535' };
export const count = { parser: wholeNumber(0), allowed: 'a whole number' };
export const countFromOne = { parser: wholeNumber(1), allowed: 'a whole number from 1' };
/** Below five, work inside of work would wait for itself. */
export const poolSize = { parser: wholeNumber(5, 500), allowed: 'a whole number from 5 to 500' };
export const bytes = { parser: wholeNumber(0), allowed: 'a whole number of bytes', unit: 'bytes' };
export const days = (min = 0, max?: number) => ({
  parser: wholeNumber(min, max),
  allowed: max === undefined ? 'a whole number of days' : `a whole number of days from ${min} to ${max}`,
  unit: 'days',
});
const wholeUnits = (unit: string) => (min: number, max: number) => ({
  parser: wholeNumber(min, max),
  allowed: `a whole number of ${unit} from ${min} to ${max}`,
  unit,
});
export const minutes = wholeUnits('minutes');
export const hours = wholeUnits('hours');
export const seconds = (min: number, max: number) => ({
  parser: z.coerce.number().check(z.minimum(min), z.maximum(max)),
  allowed: `seconds from ${min} to ${max}`,
  unit: 'seconds',
});
export const wholeSeconds = (min: number, max: number) => ({ ...seconds(min, max), parser: wholeNumber(min, max) });
