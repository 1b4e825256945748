import { hash } from '@node-rs/argon2';

export const demoPassword = 'Portal-Demo-2026!';

/** Comparing a password with this costs a thousandth of what it costs in earnest, which a thousand logins would feel. */
export const quickHash = hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
