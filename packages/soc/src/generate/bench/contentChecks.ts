import type { BenchPlan, Manager, Region } from './plan.ts';
import { lineOffsets } from './regionChecks.ts';
import { accessStep, wordBytes } from './statement.ts';
import type { Step } from './statement.ts';

/** Words of a file that the bench holds at most. */
const WORDS = 1n << 20n;

/** What memories hold from the start. */
export interface ContentChecks {
  declarations: string[];
  /** Statements that read the files. */
  loads: string[];
  checks: Step[];
}

/**
 * Memories whose parameter names a file: what the bench reads from it itself is compared. The array is filled with
 * zeros before one reading and with ones before another, so that words which the file leaves out show.
 */
export function contentChecks({ design, managers, untested }: BenchPlan): ContentChecks {
  const found: ContentChecks = { declarations: [], loads: [], checks: [] };
  const done = new Set<string>();
  for (const manager of managers.filter(({ canRead }) => canRead)) {
    for (const region of manager.regions) {
      const file = region.isMemory && !region.refusesReads ? fileOf(design, region) : undefined;
      if (file === undefined || region.alias !== undefined || done.has(region.endpoint)) continue;
      done.add(region.endpoint);
      if (region.bytes / wordBytes(manager) > WORDS)
        untested.push(`first contents of ${region.endpoint}: it has more than ${WORDS} words`);
      else addMemory(manager, region, file, found);
    }
  }
  return found;
}

function fileOf({ blocks }: BenchPlan['design'], { end }: Region): string | undefined {
  const shape = end.instance === undefined ? undefined : blocks.get(end.instance)?.shape;
  const parameter = shape?.descriptor.parameters.find(({ file }) => file);
  const value = parameter && shape?.values[parameter.name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function addMemory(
  manager: Manager,
  region: Region,
  file: string,
  { declarations, loads, checks }: ContentChecks,
): void {
  const bytes = wordBytes(manager);
  const words = region.bytes / bytes;
  const name = `file_${region.target.name}`;
  const type = `logic [${manager.dataWidth - 1}:0]`;
  declarations.push(`${type} ${name}[0:${words - 1n}];`, `${type} ${name}_again[0:${words - 1n}];`);
  loads.push(
    `for (int i = 0; i < ${words}; i++) begin`,
    `  ${name}[i]       = '0;`,
    `  ${name}_again[i] = '1;`,
    'end',
    `$readmemh(${JSON.stringify(file)}, ${name});`,
    `$readmemh(${JSON.stringify(file)}, ${name}_again);`,
  );
  for (const offset of lineOffsets(region.bytes, bytes)) {
    const index = offset / bytes;
    const width = manager.dataWidth;
    const word = `${name}[${index}]`;
    const [ones, zeros] = [`{${width}{1'b1}}`, `${width}'d0`];
    const value = { text: word, width };
    const mask = { text: `(${word} === ${name}_again[${index}] ? ${ones} : ${zeros})`, width };
    checks.push(
      accessStep({ kind: 'contents', manager, region, offset, value, mask, what: 'first content' }),
    );
  }
}
