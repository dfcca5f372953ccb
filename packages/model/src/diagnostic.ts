import { z } from 'zod';
import { Wording } from './wording.ts';
import type { Said } from './wording.ts';

export const Severity = z.enum(['error', 'warning', 'info']);
export type Severity = z.infer<typeof Severity>;

/** A position in a text file; lines and columns count from 1. */
export const SourcePlace = z.object({
  kind: z.literal('source'),
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
});
export type SourcePlace = z.infer<typeof SourcePlace>;

/** A place in a SoC document: the objects to show, and the JSON pointer (RFC 6901) of the offending value. */
export const DocumentPlace = z.object({
  kind: z.literal('document'),
  pointer: z.string(),
  instance: z.string().optional(),
  /** Endpoint as written in the document, e.g. `uart0.tx`. */
  endpoint: z.string().optional(),
  /** Pointers of further entries that are at fault together with this one. */
  others: z.array(z.string()).optional(),
});
export type DocumentPlace = z.infer<typeof DocumentPlace>;

/** One change of a document value; without `value` the member is removed. For arrays `-` appends (RFC 6901). */
export const PointerEdit = z.object({ pointer: z.string(), value: z.json().optional() });
export type PointerEdit = z.infer<typeof PointerEdit>;

export const Fix = z.object({
  title: z.string(),
  /** Of the title. */
  wording: Wording.optional(),
  edits: z.array(PointerEdit),
});
export type Fix = z.infer<typeof Fix>;

/** A fix whose title is a sentence. */
export function fixOf({ message, wording }: Said, edits: PointerEdit[]): Fix {
  return { title: message, ...(wording && { wording }), edits };
}

/** Something a check, a reader or a tool has to say. `code` is stable and documented. */
export const Diagnostic = z.object({
  code: z.string(),
  severity: Severity,
  message: z.string(),
  /** Of the message. */
  wording: Wording.optional(),
  place: z.discriminatedUnion('kind', [SourcePlace, DocumentPlace]).optional(),
  fix: Fix.optional(),
  /** Simulated time in ns at which a simulation said so. */
  time: z.number().optional(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

/** What every diagnostic of one code has in common. */
export interface CodeHelp {
  severity: Severity;
  title: string;
  /** What is wrong and what to do. */
  help: string;
}
