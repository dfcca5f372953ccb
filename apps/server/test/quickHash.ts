import { hash } from '@node-rs/argon2';

/** The least that argon2id takes: a sign-in with it costs a thousandth of one with a hash that the product makes. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Stored for people of the tests whose sign-in is not what is tested. */
export function quickHash(password: string): Promise<string> {
  return hash(password, COST);
}
