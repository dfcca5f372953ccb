import { takesSessionProject } from '@netloom/contract';
import type { z } from 'zod';
import type { Caller } from '../caller.ts';

/** A part of a request with the project that the session works in, where the part names none and may do so. */
export function withSessionProject(schema: z.ZodType, value: unknown, caller: Caller | undefined): unknown {
  if (!takesSessionProject(schema) || typeof value !== 'object' || value === null) return value;
  const { deptId } = value as { deptId?: unknown };
  if (deptId !== undefined && deptId !== null && deptId !== '') return value;
  // Without one the caller is told by `validate`, where the work needs it.
  return { ...value, deptId: caller?.deptId ?? undefined };
}
