import { resolve } from '../../design/resolve.ts';
import type { ResolvedPort } from '../../design/resolve.ts';
import type { BenchPlan } from './plan.ts';
import { accessStep, lineStep } from './statement.ts';
import type { Step } from './statement.ts';

/** A line of the document's table between two ports. */
interface Line {
  name: string;
  source: ResolvedPort;
  sink: ResolvedPort;
  number: number;
  /** The source's port, which the bench forces, or an input of the top level, which it drives. */
  wire: string;
  outside: boolean;
}

export interface InterruptChecks {
  steps: Step[];
  /** Items of the bench; empty without lines. */
  text: string;
}

/** Every source is held low, then one after the other is raised; of all numbers at the sink its own alone may follow. */
export function interruptChecks(plan: BenchPlan): InterruptChecks {
  const lines = linesOf(plan);
  if (lines.length === 0) return { steps: [], text: '' };
  const inside = lines.flatMap((line, index) => (line.outside ? [] : [{ ...line, index }]));
  const steps = lines.flatMap((line, index) => {
    const pending = pendingSteps(plan, line);
    const { name, sink, number } = line;
    const title = `${name}: number ${number} of ${sink.key}`;
    return [
      ...pending.before,
      lineStep(index, 'HIGH', title),
      ...pending.after,
      lineStep(index, 'LOW', title),
    ];
  });
  const text = [
    '// Sources of interrupts, as the bench holds them, and whether of all lines at the same sink one alone is high.',
    ...inside.map(
      ({ source, index }) => `logic ${source.width > 1 ? `[${source.width - 1}:0] ` : ''}line_${index};`,
    ),
    ...(inside.length > 0 ? forceText(inside) : []),
    '',
    ...holdText(lines, inside.length > 0),
    '',
    ...setText(lines),
    '',
    ...seenText(lines),
  ].join('\n');
  return { steps, text };
}

function holdText(lines: Line[], isForced: boolean): string[] {
  return [
    'task hold_lines;',
    ...lines.flatMap((line, index) => [...rest(line, index), `  ${levelText(line, index, "1'b0")}`]),
    ...(isForced ? ["  lines_held = 1'b1;"] : []),
    'endtask',
  ];
}

function setText(lines: Line[]): string[] {
  return [
    'task set_line(input int index, input logic level);',
    '  case (index)',
    ...lines.map((line, index) => `    ${index}: ${levelText(line, index, 'level')}`),
    '    default: ;',
    '  endcase',
    'endtask',
  ];
}

function seenText(lines: Line[]): string[] {
  const cases = lines.map(({ sink, number }, index) => {
    const port = sink.instance === undefined ? sink.name : `dut.${sink.instance}.${sink.name}`;
    const mates = lines.filter(({ sink: other }) => other.key === sink.key);
    const seen = mates.map((mate) => (sink.width === 1 ? port : `${port}[${mate.number}]`));
    const expected = mates.map((mate) => (mate.number === number ? 'level' : "1'b0"));
    return `    ${index}: line_arrives = {${seen.join(', ')}} === {${expected.join(', ')}};`;
  });
  return [
    'function automatic logic line_arrives(input int index, input logic level);',
    '  case (index)',
    ...cases,
    "    default: line_arrives = 1'b0;",
    '  endcase',
    'endfunction',
  ];
}

/** Outside of the task: Icarus 11 takes what a task forces for a variable that nothing else may drive. */
function forceText(lines: (Line & { index: number })[]): string[] {
  const values = lines.map(({ index }) => `line_${index}`);
  return [
    "logic lines_held = 1'b0;",
    `always @(lines_held or ${values.join(' or ')})`,
    '  if (lines_held) begin',
    ...lines.map(({ wire, index }) => `    force ${wire} = line_${index};`),
    '  end else begin',
    ...lines.map(({ wire }) => `    release ${wire};`),
    '  end',
  ];
}

function linesOf({ design }: BenchPlan): Line[] {
  return Object.entries(design.document.interrupts).flatMap(([name, { sink: sinkName, number }]) => {
    const [source, sink] = [resolve(design, name), resolve(design, sinkName)];
    if (source.kind !== 'port' || sink.kind !== 'port' || source.high !== source.low) return [];
    const outside = source.instance === undefined;
    const wire = outside ? source.name : `dut.${source.key}`;
    return [{ name, source, sink, number, wire, outside }];
  });
}

/** Keeps the other bits of a vector as they are. */
const rest = ({ outside, source, wire }: Line, index: number) =>
  outside || source.width === 1 ? [] : [`  line_${index} = ${wire};`];

function levelText({ outside, source, wire }: Line, index: number, level: string): string {
  const bit = source.width === 1 ? '' : `[${source.low}]`;
  return `${outside ? wire : `line_${index}`}${bit} = ${level};`;
}

const PENDING = 0x1000n;

/** Pending bits as the RISC-V PLIC specification 1.0, chapter 4 has them: 32 sources a word from 0x1000 on. */
function pendingSteps(
  { design, managers }: BenchPlan,
  { sink, number, name }: Line,
): { before: Step[]; after: Step[] } {
  const vlnv = sink.instance === undefined ? '' : design.document.instances[sink.instance]?.ip;
  const none = { before: [], after: [] };
  if (!vlnv?.startsWith('netloom:ip:plic:')) return none;
  for (const manager of managers) {
    const region = manager.regions.find(({ end }) => end.instance === sink.instance);
    if (
      !region ||
      !manager.canRead ||
      region.refusesReads ||
      region.offset !== 0n ||
      manager.dataWidth !== 32
    )
      continue;
    const access = { manager, region, offset: PENDING + 4n * BigInt(number >> 5) };
    const compared = {
      value: 1n << BigInt(number & 31),
      mask: 0xffffffffn,
      what: `pending by ${name}`,
    };
    return {
      before: [accessStep({ ...access, kind: 'remembered' })],
      after: [accessStep({ ...access, kind: 'pending', ...compared })],
    };
  }
  return none;
}
