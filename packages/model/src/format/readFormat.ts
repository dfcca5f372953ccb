import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { Said } from '../wording.ts';
import { CONFLICT_CODE, conflictOffset } from './conflict.ts';
import { issueSaid } from './issueSaid.ts';
import { lineAndColumn, nodeAt, notJson, parseJson, JsonSyntaxError } from './json.ts';
import { migrate } from './migrations.ts';
import type { Versions } from './migrations.ts';
import { plainJson } from './plainJson.ts';
import { pointerOf } from './pointer.ts';
import { say } from './sentences.ts';

/** Without a document the diagnostics hold at least one error. */
export interface Reading<T> {
  document?: T;
  diagnostics: Diagnostic[];
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } };
}

export interface Format<T> {
  /** Value of the member `netloom`. */
  kind: string;
  schema: Schema<T>;
  versions: Versions;
  /** Characters of the longest text that is read: a longer one is refused before it costs anything. */
  longest?: number;
}

/** Reads one of Netloom's own files: length, syntax, kind, version, schema, and no member that the schema does not know. `file` names it in diagnostics. */
export function readFormat<T>(text: string, file: string, format: Format<T>): Reading<T> {
  const errorAt = (code: string, said: Said, offset: number): Diagnostic => ({
    ...saying(code, said),
    place: { kind: 'source', file, ...lineAndColumn(text, offset) },
  });
  const { longest = Infinity } = format;
  if (text.length > longest) {
    return { diagnostics: [errorAt('DOC-LENGTH', say('DOC-LENGTH', { length: text.length, longest }), 0)] };
  }
  const plain = plainJson(text);
  const quick = plain && readTree(plain.value, format, NO_PLACE);
  if (quick?.document !== undefined) return quick;
  // Something is wrong: it is read again, with its places.
  try {
    const root = parseJson(text);
    return readTree(root.value, format, (code, said, path) =>
      errorAt(
        code,
        path.length > 0 ? say('DOC-AT', { pointer: pointerOf(...path), said }) : said,
        nodeAt(root, path).offset,
      ),
    );
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const conflict = conflictOffset(text);
    if (conflict !== undefined)
      return { diagnostics: [errorAt(CONFLICT_CODE, say('DOC-CONFLICT', {}), conflict)] };
    return { diagnostics: [errorAt('DOC-JSON', notJson(error), error.offset)] };
  }
}

type Report = (code: string, said: Said, path: readonly PropertyKey[]) => Diagnostic;

const saying = (code: string, { message, wording }: Said): Diagnostic => ({
  ...{ code, severity: 'error', message },
  ...(wording && { wording }),
});

const NO_PLACE: Report = saying;

function readTree<T>(raw: unknown, format: Format<T>, report: Report): Reading<T> {
  if (!isRecord(raw) || raw['netloom'] !== format.kind) {
    return { diagnostics: [report('DOC-KIND', say('DOC-KIND', { kind: format.kind }), ['netloom'])] };
  }
  const current = migrate(raw, format.versions);
  if ('refused' in current) return { diagnostics: [report('DOC-VERSION', current.refused, ['version'])] };
  const parsed = format.schema.safeParse(current.document);
  if (!parsed.success) {
    return {
      diagnostics: parsed.error.issues.map((issue) => report('DOC-SCHEMA', issueSaid(issue), issue.path)),
    };
  }
  const unknown = unknownMembers(current.document, parsed.data, []);
  if (unknown.length > 0) {
    return { diagnostics: unknown.map((path) => report('DOC-SCHEMA', say('DOC-SCHEMA/unknown', {}), path)) };
  }
  return { document: parsed.data, diagnostics: [] };
}

/** Members that the schema dropped: keeping quiet about them would lose them at the next save. */
function unknownMembers(raw: unknown, parsed: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    return raw.flatMap((item, index) => unknownMembers(item, parsed[index], [...path, index]));
  }
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.keys(raw).flatMap((key) =>
    key in parsed ? unknownMembers(raw[key], parsed[key], [...path, key]) : [[...path, key]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
