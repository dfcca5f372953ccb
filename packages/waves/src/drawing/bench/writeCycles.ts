import type { BenchSignal } from './benchTypes.ts';
import type { Cycle, Drive } from './timeline.ts';

/** Names that the text gives beside those of the drawing. */
export interface BenchNames {
  /** The event that begins a cycle: `posedge clk`. */
  edge: string;
  cycle: string;
  errors: string;
  looking: string;
}

/** Parts of a cycle that a drive can be apart from its beginning; CYCLE is divisible by them. */
const PARTS = 20;

/** The statements of the process that drives the inputs and says what the outputs are to show. */
export function writeCycles(
  cycles: readonly Cycle[],
  outputs: readonly BenchSignal[],
  names: BenchNames,
): string[] {
  const lines: string[] = [];
  const begin = cycles[0]?.drives.filter(({ offset }) => offset === 0) ?? [];
  if (begin.length > 0) {
    lines.push(
      '// Before the first cycle the inputs have the values that it begins with.',
      ...begin.map(assign),
    );
  }
  const shown = new Map<string, string | null>();
  for (const cycle of cycles) {
    lines.push('', `@(${names.edge}) #1;  // cycle ${cycle.index}${cycle.gap ? ', a gap' : ''}`);
    lines.push(...cycle.remarks.map((remark) => `// ${remark}`));
    if (outputs.length > 0) lines.push(`${names.cycle} = ${cycle.index};`);
    if (cycle.index > 0) lines.push(...cycle.drives.filter(({ offset }) => offset === 0).map(assign));
    for (const { name } of outputs) {
      const value = cycle.expected.get(name) ?? null;
      if (value !== (shown.get(name) ?? null))
        lines.push(...expectation(name, value, shown.get(name) ?? null));
      shown.set(name, value);
    }
    lines.push(...laterDrives(cycle.drives.filter(({ offset }) => offset > 0)));
    if (cycle.gap) lines.push(...gap(cycle, outputs.length > 0, names));
  }
  return lines;
}

function assign({ name, value }: Drive): string {
  return `${name} = ${value};`;
}

function expectation(name: string, value: string | null, before: string | null): string[] {
  if (value === null) return [`check_${name} = 1'b0;`];
  const set = `drawn_${name} = ${value};`;
  return before === null ? [`check_${name} = 1'b1;`, set] : [set];
}

function laterDrives(drives: readonly Drive[]): string[] {
  let at = 0;
  return drives.flatMap((drive) => {
    const part = Math.round(drive.offset * PARTS);
    const wait = part - at;
    at = part;
    if (wait === 0) return [assign(drive)];
    // The first part of a cycle has lost the nanosecond behind its edge.
    const less = wait === part ? ' - 1' : '';
    return [`#(${partOfCycle(wait)}${less});`, assign(drive)];
  });
}

/** So many twentieths of a cycle. */
export function partOfCycle(twentieths: number): string {
  if (twentieths % PARTS === 0) return twentieths === PARTS ? 'CYCLE' : `${twentieths / PARTS} * CYCLE`;
  let [above, below] = [twentieths, PARTS];
  for (const factor of [2, 2, 5]) {
    if (above % factor === 0 && below % factor === 0) [above, below] = [above / factor, below / factor];
  }
  return above === 1 ? `CYCLE / ${below}` : `${above} * CYCLE / ${below}`;
}

function gap({ index }: Cycle, isChecked: boolean, { looking, edge }: BenchNames): string[] {
  const wait = `repeat (GAP_${index} - 1) @(${edge});`;
  // Behind the edge, as a cycle begins.
  return isChecked ? [`${looking} = 1'b0;`, wait, '#1;', `${looking} = 1'b1;`] : [wait];
}
