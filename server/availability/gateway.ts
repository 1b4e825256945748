import * as z from 'zod/mini';
import { asPlainText } from '#contract/fields.ts';
import { type LineOffer, lineTechnologies, maxLineRate } from '#contract/sales/availability.ts';
import { checkedFetch, type Reach } from '#server/webhooks/checked-fetch.ts';
import type { LineCheck } from './line-check.ts';

/** So much (bytes) of an answer is read. */
const maxAnswerBytes = 65_536;
/** A user waits for the answer. */
const timeoutMs = 8000;

const answer = z.object({
  id: z.string().check(asPlainText, z.minLength(1), z.maxLength(40)),
  technologies: z
    .array(
      z.object({
        technology: z.string().check(z.maxLength(60)),
        maxRate: z.number().check(z.minimum(0), z.maximum(1_000_000)),
      }),
    )
    .check(z.maxLength(50)),
  checkedAt: z.iso.datetime({ offset: true }),
});

const isKnown = (name: string): name is LineOffer['technology'] =>
  (lineTechnologies as readonly string[]).includes(name);

/** Of each technology that can be ordered the fastest line, in whole Mbit/s; others are left out. */
function offersIn({ technologies }: z.infer<typeof answer>): LineOffer[] {
  return lineTechnologies.flatMap((technology) => {
    const rates = technologies.filter((one) => isKnown(one.technology) && one.technology === technology);
    const best = Math.min(Math.floor(Math.max(0, ...rates.map(({ maxRate }) => maxRate))), maxLineRate);
    return best > 0 ? [{ technology, maxRate: best }] : [];
  });
}

interface Gateway {
  readonly url: string;
  readonly token?: string | undefined;
}

/** A check by another system over HTTP (`docs/availability-gateway.md`). */
export const gatewayCheck = ({ url, token }: Gateway, reach: () => Reach): LineCheck => ({
  source: 'gateway',
  check: async (address, now) => {
    const send = checkedFetch({ timeoutMs, maxAnswerBytes, ...reach() });
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'partner-portal-availability/1',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...address, country: 'DE' }),
    });
    if (response.status !== 200) throw new Error(`the gateway answered ${response.status}`);
    const read = answer.parse(await response.json());
    // A clock that goes ahead makes no result of tomorrow.
    return { number: read.id, technologies: offersIn(read), checkedAt: Math.min(Date.parse(read.checkedAt), now) };
  },
});
