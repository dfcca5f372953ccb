import { SecondFactorNeeded } from '@netloom/contract';
import { ApiError } from '../../../api/index.ts';

/** What a refused sign-in still needs of a second factor; null for any other refusal. */
export function secondFactorNeeded(error: unknown): SecondFactorNeeded | null {
  const data = error instanceof ApiError ? (error.data as { secondFactor?: unknown } | null) : null;
  return SecondFactorNeeded.safeParse(data?.secondFactor).data ?? null;
}
