import { z } from 'zod';
import { warning } from '../../http/problem.ts';

/** Reads JSON that a field of a query holds. @throws a 601 that names the field and what is wrong in it */
export function jsonOf<T>(text: string, schema: z.ZodType<T>, field: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw warning(`${field}: ${(error as Error).message}`);
  }
  const read = schema.safeParse(value);
  if (!read.success) throw warning(`${field}: ${z.prettifyError(read.error)}`);
  return read.data;
}
