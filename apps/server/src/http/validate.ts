import type { z } from 'zod';
import { warning } from './problem.ts';

const SHOWN_ISSUES = 5;

/** Checks one part of a request. @throws a 601 that names each bad field's path and the reason. */
export function validate<S extends z.ZodType>(schema: S, value: unknown, part: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    message: issue.message,
  }));
  const shown = issues.slice(0, SHOWN_ISSUES).map(({ path, message }) => `${path}: ${message}`);
  throw warning(shown.join('; '), { issues });
}

/** Like `validate`, for a part that is itself JSON text. */
export function validateJson<S extends z.ZodType>(schema: S, text: string, part: string): z.output<S> {
  return validate(schema, parse(text, part), part);
}

function parse(text: string, part: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw warning(`${part}: not JSON: ${(error as Error).message}`);
  }
}
