import { Memory, generateMemory, planMemory } from '@netloom/memory';
import { bistClocks } from '../memory/bistClocks.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'memory';

/** Planner, generator, and the self-test of 64 KB in simulation. */
export async function measure(): Promise<Row[]> {
  return [await planRow(), await generateRow(), await bistRow()];
}

/** A library of 64 macros of many sizes, at one rw port each. */
function library() {
  const port = {
    ...{ kind: 'rw', clock: 'clk', address: 'addr', dataIn: 'din', dataOut: 'dout' },
    ...{ enable: { pin: 'ce' }, write: { pin: 'we' }, mask: { pin: 'wmask' } },
  };
  const sizes = [64, 128, 256, 512, 1024, 2048, 4096, 8192].flatMap((words) =>
    [4, 8, 16, 24, 32, 64, 72, 128].map((bits) => ({ words, bits })),
  );
  return Object.fromEntries(
    sizes.map(({ words, bits }) => [
      `sram_${words}x${bits}`,
      {
        ...{ words, bits, ports: [port], area: 300 + words * bits * 0.6, delay: 0.4 + Math.log2(words) / 20 },
        ...(bits % 8 === 0 && { maskBits: 8 }),
      },
    ]),
  );
}

/** Wide words, masks, and every figure with a weight: each delay is tried as the limit. */
async function planRow(): Promise<Row> {
  const memory = Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth: 65_536, width: 512, maskBits: 8 },
    ...{ cost: { area: 1, delay: 1000, count: 10 }, macros: library() },
  });
  const { best, tilings } = planMemory(memory);
  if (best === undefined) throw new Error('nothing is planned');
  const seconds = await fastest(5, () => planMemory(memory));
  const note = `65536 × 512, a mask bit a byte, 64 macros, ${tilings.length} tilings, ${best.count} macros in the best`;
  return atMost(AREA, 'plan', seconds * 1000, 200, 'ms', note);
}

async function generateRow(): Promise<Row> {
  const memory = Memory.parse({
    ...{
      netloom: 'memory',
      version: 1,
      name: 'ram',
      depth: 65_536,
      width: 64,
      maskBits: 8,
      target: 'macros',
    },
    ...{ ecc: 'secded', bus: 'axi4', registers: true, scrub: 1000, bist: {}, macros: library() },
  });
  const { files, diagnostics } = generateMemory(memory);
  const [problem] = diagnostics;
  if (files.length === 0) throw new Error(`nothing is generated: ${problem?.message}`);
  const seconds = await fastest(3, () => generateMemory(memory));
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const note = `512 KB, SECDED, AXI4, registers, scrubber, self-test: ${files.length} files, ${lines} lines`;
  return atMost(AREA, 'generate a wrapper', seconds, 1, 's', note);
}

async function bistRow(): Promise<Row> {
  const { operations, clocks, failures } = await bistClocks();
  if (failures !== 0) throw new Error(`${failures} words of a sound memory are read wrong`);
  if (operations !== 10 * 16_384 * 6) throw new Error(`${operations} operations are not 10 N a background`);
  const more = (100 * (clocks - operations)) / operations;
  const note = `16384 × 32, March C−, 6 backgrounds: ${operations} operations in ${clocks} clocks`;
  return atMost(AREA, 'self-test of 64 KB, clocks beyond the algorithm', more, 1, '%', note);
}
