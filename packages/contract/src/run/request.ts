import { KINDS } from '@netloom/tools/kinds';
import { z } from 'zod';
import { id as deptId } from '../fields.ts';

export {
  HELD_SECONDS,
  isComposed,
  isOpen,
  KINDS,
  kindOf,
  RunPriority,
  withWaivers,
} from '@netloom/tools/kinds';
export type { KindDefinition, RunScreen, RunSession, SynthesisTarget } from '@netloom/tools/kinds';

type Definition = (typeof KINDS)[number];

/** The kinds of run that can be started. */
export const RunKind = z.enum(KINDS.map(({ kind }) => kind) as [Definition['kind'], ...Definition['kind'][]]);
export type RunKind = z.infer<typeof RunKind>;

type OptionsOf<K extends RunKind> = Extract<Definition, { kind: K }>['request'];

type RequestSchema<D> = D extends { kind: infer K extends string; request: z.ZodObject<infer S> }
  ? z.ZodObject<S & { kind: z.ZodLiteral<K>; deptId: typeof deptId }>
  : never;
type Requests<D extends readonly Definition[]> = { [I in keyof D]: RequestSchema<D[I]> };

/** What to run of whose tree. Kept with the run, so that it can be repeated. */
export const RunRequest = z.discriminatedUnion(
  'kind',
  KINDS.map(({ kind, request }) => request.extend({ kind: z.literal(kind), deptId })) as unknown as Requests<
    typeof KINDS
  >,
);
export type RunRequest = z.infer<typeof RunRequest>;

/** A request as it was stored: one of a kind that this version does not know is read all the same. */
export const StoredRequest = RunRequest.or(
  z.looseObject({ kind: z.string(), deptId: z.number() }),
) as unknown as typeof RunRequest;

/** The request of one kind. */
export type RequestOf<K extends RunKind> = Extract<RunRequest, { kind: K }>;

/** The options of one kind, for a call of its own that says itself whose tree is meant. */
export function optionsOf<K extends RunKind>(kind: K): OptionsOf<K> {
  return KINDS.find((each) => each.kind === kind)!.request as OptionsOf<K>;
}
