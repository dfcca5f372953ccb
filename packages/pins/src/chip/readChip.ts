import type { Diagnostic } from '@netloom/model';
import { Chip } from './chip.ts';
import { checkChip } from './checkChip.ts';
import { jsonDiagnostic, problem } from './problem.ts';

const NEWEST = 1;

/** Reads the text of a `*.chip.json`; without `chip` the diagnostics say why, each with its place in the text. */
export function readChip(text: string): { chip?: Chip; diagnostics: Diagnostic[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { diagnostics: [jsonDiagnostic(error as Error, text)] };
  }
  const refused = headProblem(value);
  if (refused) return { diagnostics: [refused] };
  const read = Chip.safeParse(value);
  if (!read.success) {
    const diagnostics = read.error.issues.map(({ path, message }) =>
      problem(
        'PINS-CHIP-FIELD',
        `${path.join('.') || 'the chip'}: ${message}`,
        `/${path.map((key) => pointerKey(String(key))).join('/')}`,
      ),
    );
    return { diagnostics };
  }
  const diagnostics = checkChip(read.data);
  return diagnostics.some(({ severity }) => severity === 'error')
    ? { diagnostics }
    : { chip: read.data, diagnostics };
}

function headProblem(value: unknown): Diagnostic | undefined {
  const head = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (head.netloom !== 'chip') {
    return problem(
      'PINS-CHIP-KIND',
      'this is no chip of Netloom: "netloom" is not "chip"; import the chip anew',
      '/netloom',
    );
  }
  if (typeof head.version === 'number' && head.version > NEWEST) {
    return problem(
      'PINS-CHIP-NEWER',
      `the chip has version ${head.version}, a newer one than this Netloom reads (${NEWEST}); update Netloom`,
      '/version',
    );
  }
  return undefined;
}

function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
