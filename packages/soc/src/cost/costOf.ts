import type { SocDocument } from '@netloom/model';
import { check, subjectOf } from '../check/check.ts';
import type { Subject } from '../check/rule.ts';
import { generate } from '../generate/index.ts';
import { generatedModule } from '../generators/generatedBlock.ts';
import type { Library } from '../library/library.ts';
import { textsHash } from '../traffic/textsHash.ts';
import { ALONE, aloneDocument } from './aloneDocument.ts';
import { MEASURED } from './measured.ts';

/** What a block of interconnect costs, as it was measured. */
export interface Cost {
  /** Clocks that it adds to a read and a write that nobody makes wait; between two clocks, where these are alike. */
  read: number;
  write: number;
  /** Thousands of NAND2X1 of osu018, buffered. */
  kiloGates: number;
}

/** What blocks of a document cost, each for itself; undefined where no such block was measured. */
export function costsOf(
  document: SocDocument,
  library: Library,
  instances: readonly string[],
): ReadonlyMap<string, Cost | undefined> {
  if (instances.length === 0) return new Map();
  const subject = subjectOf(document, library);
  return new Map(instances.map((name) => [name, costOf(subject, name)]));
}

function costOf(subject: Subject, instance: string): Cost | undefined {
  const text = aloneText(subject, instance);
  return text === undefined ? undefined : MEASURED[textsHash([text])]?.cost;
}

/** The text of a block alone, as `aloneDocument` has it. */
export function aloneText({ design, ...around }: Subject, instance: string): string | undefined {
  const document = aloneDocument({ design, ...around }, instance);
  return document && textOf(document, design.library);
}

function textOf(document: SocDocument, library: Library): string | undefined {
  if (check(document, library).some(({ severity }) => severity === 'error')) return undefined;
  const module = generatedModule(ALONE.document, ALONE.block);
  return generate(document, library).files.find(({ path }) => path.endsWith(`/${module}.sv`))?.text;
}
