import type { z } from 'zod';
import { takesSessionProject } from '@netloom/contract';
import type { Caller } from '../caller.ts';
import { InvalidInput } from './invalidInput.ts';
import { warning } from './refuse.ts';
import { withSessionProject } from './sessionProject.ts';
import { markIssue } from './wording/wording.ts';

/**
 * Checks one part of a request; a project that it may leave out is that of the caller's session. @throws a 601 that names
 * each bad field's path and the reason.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: string,
  caller?: Caller,
): z.output<S> {
  const whole = withSessionProject(schema, value, caller);
  const parsed = schema.safeParse(whole, { error: markIssue });
  if (parsed.success) {
    requireProject(schema, whole, part);
    return parsed.data;
  }
  throw new InvalidInput(parsed.error.issues, part);
}

/** Like `validate`, for a part that is itself JSON text. */
export function validateJson<S extends z.ZodType>(
  schema: S,
  text: string,
  part: string,
  caller?: Caller,
): z.output<S> {
  return validate(schema, parse(text, part), part, caller);
}

function requireProject(schema: z.ZodType, value: unknown, part: string): void {
  if (!takesSessionProject(schema) || (value as { deptId?: unknown }).deptId !== undefined) return;
  throw warning('no-project-selected', { field: `${part}.deptId` });
}

function parse(text: string, part: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw warning('not-json', { field: part, values: { why: (error as Error).message } });
  }
}
