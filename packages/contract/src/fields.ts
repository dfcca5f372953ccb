import { z } from 'zod';

const wholeId = z.int().positive().max(2_147_483_647);

/** A database id; in a path, a query or a form it is digits. Nothing else is taken for a number. */
export const id: z.ZodType<number, number> = z.union([
  wholeId,
  z
    .string()
    .regex(/^\d{1,10}$/, 'expected an id')
    .transform(Number)
    .pipe(wholeId),
]) as never;

/**
 * The project that a call is about. Left out it is the one that the session works in: the server fills it in, so that
 * the work always has one.
 */
export const projectId = id.optional() as unknown as z.ZodDefault<typeof id>;

/** Whether `deptId` of a query, body or form may be left out for the session's project. */
export function takesSessionProject(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && schema.shape.deptId === projectId;
}

/** A path of the member's tree, relative to its root. */
export const path = z.string().min(1).max(1000);

/** A folder of the member's tree; empty for its root. */
export const folder = z.string().max(1000);

/** A point in time, ISO 8601 in UTC. */
export const time = z.string();

/** Kept out of logs, audit trail, replies and URLs. */
export function secret(schema: z.ZodString): z.ZodString {
  return schema.meta({ secret: true });
}

/** One page of a list (specification, section 9: 20 rows unless told). */
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export const Page = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** A page's rows, and how many there are on all pages. */
export function paged<R extends z.ZodType>(row: R) {
  return z.object({ total: z.number(), rows: z.array(row) });
}

/** An http or https address without a password whose host could not be read as something else in a header. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && /^[a-z0-9._:[\]-]+$/.test(hostname);
}
