import {
  CONFLICT_CODE,
  JsonSyntaxError,
  conflictOffset,
  issueSaid,
  notJson,
  parseJson,
  sayOfDocument,
} from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { USUAL_CLIC } from './clic.ts';
import { CoreOptions } from './coreOptions.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkCaches } from './checkCaches.ts';
import { checkName } from './checkName.ts';
import { checkIdempotent } from './idempotentRegion.ts';
import { problem } from './problem.ts';
import { RULES } from './rules.ts';
import { isSafetyUsual } from './safety.ts';
import { checkCombining } from './writeCombining.ts';

/** Problems of well-formed options: contradictions, addresses, names. Each names the option to change and the reason. */
export function checkCore(options: CoreOptions): Diagnostic[] {
  const contradictions = RULES.filter(({ broken }) => broken(options)).map(({ code, pointer, said }) =>
    problem(code, pointer, said),
  );
  return [
    ...checkName(options.name),
    ...contradictions,
    ...checkAddresses(options),
    ...checkCaches(options),
    ...checkIdempotent(options),
    ...checkCombining(options),
  ];
}

/** Reads the text of a `<name>.core.json`. `options` is there when the text has their form, even with problems. */
export function readCore(text: string): { options?: CoreOptions; diagnostics: Diagnostic[] } {
  let value: unknown;
  try {
    value = parseJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    if (conflictOffset(text) !== undefined)
      return { diagnostics: [problem(CONFLICT_CODE, '', sayOfDocument('DOC-CONFLICT', {}))] };
    return { diagnostics: [problem('core-not-json', '', notJson(error))] };
  }
  const parsed = CoreOptions.safeParse(value);
  if (parsed.success) return { options: parsed.data, diagnostics: checkCore(parsed.data) };
  return {
    diagnostics: parsed.error.issues.map((issue) =>
      problem(
        'core-form',
        issue.path.map((step) => `/${String(step)}`).join(''),
        sayOfDocument('DOC-AT', { pointer: issue.path.join('.'), said: issueSaid(issue) }),
      ),
    ),
  };
}

const UNTOLD_FLAGS = new Set(['unitClockGates', 'retiming', 'writeCombining', 'lateAlu', 'nextLinePrefetch']);

/** What a core without it does not tell of, as the cores that were written before it. */
const untold = (key: string, value: unknown) =>
  ((key === 'nmi' || key === 'idempotentRegion') && value === null) ||
  (key in USUAL_CLIC && value === USUAL_CLIC[key as keyof typeof USUAL_CLIC]) ||
  (key === 'trace' && value === 0) ||
  (key === 'multiplier' && value === 'logic') ||
  (UNTOLD_FLAGS.has(key) && value === false) ||
  (key === 'safety' && isSafetyUsual(value))
    ? undefined
    : value;

/** The text of a core's file: keys in the order of the schema, two spaces, a newline at the end. */
export function writeCore({ custom: _, ...options }: CoreOptions): string {
  return `${JSON.stringify(CoreOptions.parse(options), untold, 2)}\n`;
}
