import type { Diagnostic } from '../diagnostic.ts';
import { CONFLICT_CODE, CONFLICT_MESSAGE, conflictOffset } from './conflict.ts';
import { lineAndColumn, nodeAt, parseJson, JsonSyntaxError } from './json.ts';
import { migrate } from './migrations.ts';
import type { Versions } from './migrations.ts';
import { plainJson } from './plainJson.ts';
import { pointerOf } from './pointer.ts';

/** Without a document the diagnostics hold at least one error. */
export interface Reading<T> {
  document?: T;
  diagnostics: Diagnostic[];
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
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
  const errorAt = (code: string, message: string, offset: number): Diagnostic => ({
    code,
    severity: 'error',
    message,
    place: { kind: 'source', file, ...lineAndColumn(text, offset) },
  });
  const { longest = Infinity } = format;
  if (text.length > longest) {
    const lengths = `${text.length} characters are more than the ${longest} that such a file may have`;
    return { diagnostics: [errorAt('DOC-LENGTH', `${lengths}: divide it into several`, 0)] };
  }
  const plain = plainJson(text);
  const quick = plain && readTree(plain.value, format, NO_PLACE);
  if (quick?.document !== undefined) return quick;
  // Something is wrong: it is read again, with its places.
  try {
    const root = parseJson(text);
    return readTree(root.value, format, (code, message, path) =>
      errorAt(
        code,
        path.length > 0 ? `${pointerOf(...path)}: ${message}` : message,
        nodeAt(root, path).offset,
      ),
    );
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const conflict = conflictOffset(text);
    if (conflict !== undefined) return { diagnostics: [errorAt(CONFLICT_CODE, CONFLICT_MESSAGE, conflict)] };
    return { diagnostics: [errorAt('DOC-JSON', `not JSON: ${error.message}`, error.offset)] };
  }
}

type Report = (code: string, message: string, path: readonly PropertyKey[]) => Diagnostic;

const NO_PLACE: Report = (code, message) => ({ code, severity: 'error', message });

function readTree<T>(raw: unknown, format: Format<T>, report: Report): Reading<T> {
  if (!isRecord(raw) || raw['netloom'] !== format.kind) {
    const expected = `expected a Netloom file with "netloom": "${format.kind}"`;
    return { diagnostics: [report('DOC-KIND', expected, ['netloom'])] };
  }
  const current = migrate(raw, format.versions);
  if (typeof current === 'string') return { diagnostics: [report('DOC-VERSION', current, ['version'])] };
  const parsed = format.schema.safeParse(current);
  if (!parsed.success) {
    return {
      diagnostics: parsed.error.issues.map((issue) => report('DOC-SCHEMA', issue.message, issue.path)),
    };
  }
  const unknown = unknownMembers(current, parsed.data, []);
  if (unknown.length > 0) {
    return { diagnostics: unknown.map((path) => report('DOC-SCHEMA', 'is not a known member', path)) };
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
