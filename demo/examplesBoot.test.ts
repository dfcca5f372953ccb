import { beforeAll, describe, expect, it } from 'vitest';
import { bootEach } from '../bench/core/bootLines.ts';
import { EXAMPLES } from '../bench/core/demoExamples.ts';

const ENDED = 'netloom: the firmware ended';

/** What each example prints as it boots, by its name, and what Verilator has to say of the SoC. */
async function runExamples(design: 'safety' | 'realtime') {
  const examples = EXAMPLES.filter((example) => example.design === design);
  const folders = examples.map(({ folder }) => folder);
  const { lint, said } = await bootEach(design, folders);
  return { lint, lines: Object.fromEntries(examples.map(({ piece }, index) => [piece, said[index]!])) };
}

describe('the SoC safety runs the examples', () => {
  let lint = '';
  let lines: Record<string, string[]> = {};
  beforeAll(async () => void ({ lint, lines } = await runExamples('safety')));

  it('and is clean in Verilator', () => expect(lint).toBe(''));

  it('of memory protection: code, guard and others’ memory are kept', () => {
    expect(lines['protected']!.slice(0, 5)).toEqual([
      'add_up: 5',
      'pry: cause 5 at secret+0',
      'code cannot be written',
      'store fault in the guard under the stack',
      ENDED,
    ]);
  });

  // AXI4-Lite to read instructions is 32 + 3 + 1 + 1 bits of a manager, that of the data 111, and `sleeping` is one.
  it('of the lockstep error: each bit is told, and the handler hears in what the copies have parted', () => {
    expect(lines['parted']!.slice(0, 3)).toEqual([
      'each of 149 bits that are compared was tried, and told once',
      'the copies have parted in: the bus of the instructions',
      ENDED,
    ]);
  });
});

describe('the SoC realtime runs the examples', () => {
  let lint = '';
  let lines: Record<string, string[]> = {};
  beforeAll(async () => void ({ lint, lines } = await runExamples('realtime')));

  it('and is clean in Verilator', () => expect(lint).toBe(''));

  it('of levels: higher ones preempt, equal ones follow, and the core goes by the table', () => {
    const [chained, between, ...others] = lines['levels']!;
    expect(chained).toBe('preempted and chained: (U)2');
    // Less than the registers alone that a return and another entry would move.
    expect(Number.parseInt(between!)).toBeLessThan(30);
    expect(others.slice(0, 3)).toEqual(['threshold: Um2.', 'by the table: [U]', ENDED]);
  });

  it('of the non-maskable interrupt: a watchdog is heard with interrupts off, and in a trap handler', () => {
    expect(lines['unmaskable']!.slice(0, 4)).toEqual([
      'interrupts off: non-maskable 1, software 0',
      'in a trap handler: non-maskable 2, cause still 11',
      'interrupts on: non-maskable 2, software 1',
      ENDED,
    ]);
  });

  it('of the counters: all cycles have a cause, divisions wait for their unit, and loops are taken but once', () => {
    const [head, ...rows] = lines['breakdown']!;
    expect(head!.trim().split(/ +/)).toEqual(COLUMNS);
    const loops = Object.fromEntries(rows.slice(0, 3).map(loopOf));
    for (const loop of Object.values(loops))
      expect(CAUSES.reduce((sum, cause) => sum + loop[cause]!, 0)).toBe(loop['cycles']);
    // The sum of 0 to 99; seven times that of 1 to 100; a hundred times seven.
    expect(loops).toMatchObject({ add: { result: 4950 }, load: { result: 35350 }, divide: { result: 700 } });
    // Three instructions a round at least; a division takes a clock for each bit of the quotient.
    for (const { instructions } of Object.values(loops)) expect(instructions).toBeGreaterThanOrEqual(300);
    expect(loops).toMatchObject({ add: { unit: 0, memory: 0 }, load: { unit: 0 } });
    expect(loops['load']!['memory']).toBeGreaterThanOrEqual(100);
    expect(loops['divide']!['unit']).toBeGreaterThanOrEqual(3200);
    expect(rows.slice(3, 5)).toEqual(['branches taken in 100 rounds: 99', ENDED]);
  });
});

/** A cycle is an instruction's, or one in which none went on. */
const CAUSES = ['instructions', 'fetch', 'redirect', 'operand', 'memory', 'unit', 'order'];
const COLUMNS = ['loop', 'cycles', ...CAUSES, 'result'];

/** A row of the table: the loop's name, and its numbers by their columns. */
function loopOf(row: string): [string, Record<string, number>] {
  const [name = '', ...numbers] = row.trim().split(/ +/);
  const columns = COLUMNS.slice(1);
  return [name, Object.fromEntries(columns.map((column, index) => [column, Number(numbers[index])]))];
}
