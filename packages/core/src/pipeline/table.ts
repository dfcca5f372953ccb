import type { Followed } from './follow.ts';
import type { PipelineRecord } from './record.ts';

const HEAD = [
  'address',
  'word',
  'instruction',
  'fetch',
  'decode',
  'execute',
  'memory',
  'write back',
  'last',
  'end',
];

const hex = (value: number) => `0x${value.toString(16).padStart(8, '0')}`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The instructions as lines of comma-separated values, with the clock cycles in which they came into each stage. */
export function pipelineTable(
  { first, stages }: PipelineRecord,
  instructions: readonly Followed[],
  text: (instruction: Followed) => string,
): string {
  const at = (cycle: number) => (cycle < 0 ? '' : String(first + cycle));
  const rows = instructions.map((each) => {
    const { pc, word, fetch, decode, execute, memory, writeBack, last, fate } = each;
    const passed =
      stages === 2 ? [fetch, -1, decode, -1, -1, last] : [fetch, decode, execute, memory, writeBack, last];
    return [hex(pc), word === undefined ? '' : hex(word), quoted(text(each)), ...passed.map(at), fate].join(
      ',',
    );
  });
  return `${[HEAD.join(','), ...rows].join('\n')}\n`;
}
