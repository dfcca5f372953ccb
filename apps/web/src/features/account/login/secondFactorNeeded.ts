import type { SecondFactorNeeded } from '@netloom/contract';
import { ApiError } from '../../../api/index.ts';

/** What a refused sign-in still needs of a second factor; null for any other refusal. */
export function secondFactorNeeded(error: unknown): SecondFactorNeeded | null {
  if (!(error instanceof ApiError)) return null;
  return (error.data as { secondFactor?: SecondFactorNeeded } | null)?.secondFactor ?? null;
}
