import { MissingError, PlanError } from '@netloom/tools/planning';
import { notFound, warning } from '../../../http/problem.ts';

/** Does what a kind decides. @throws a 404 or 601 that names the field of what cannot be run. */
export async function refusing<T>(decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof MissingError) throw notFound(error.message);
    throw error instanceof PlanError ? warning(error.message) : error;
  }
}
