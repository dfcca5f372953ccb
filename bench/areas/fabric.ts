import { generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { measureMicrocontroller } from '../core/boot.ts';
import { builtInLibrary } from '../designs/library.ts';
import { crossbarRows, figure } from '../fabric/crossbars.ts';
import { crossbarOf, plicTexts } from '../fabric/designs.ts';
import { readLatencies, sustained } from '../fabric/cycles.ts';
import { dmaShare } from '../fabric/dma.ts';
import { gatesAndClock } from '../fabric/gates.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'fabric';

async function generation(library: Library): Promise<Row[]> {
  const document = crossbarOf(16, 32);
  const { files, diagnostics } = generate(document, library);
  if (files.length === 0) throw new Error(`the measured design has errors: ${diagnostics[0]?.message}`);
  const seconds = await fastest(8, () => generate(document, library));
  return [atMost(AREA, 'generate a fabric of 16 managers and 32 subordinates', seconds * 1000, 200, 'ms')];
}

async function beats(library: Library): Promise<Row[]> {
  const { crossbar, oneId, eightIds } = await sustained(library);
  const { full, direct } = await readLatencies(library);
  const without = 'two pairs at once, reads and writes, bursts of 16';
  const converted = 'the same through two width converters each';
  return [
    atLeast(AREA, 'beats a clock through the crossbar', crossbar, 0.95, '', without),
    atLeast(AREA, `${converted}, of one ID`, oneId, 0.95, '', '32 to 64 bits and back'),
    atLeast(AREA, `${converted}, of eight IDs`, eightIds, 0.95, '', 'four of them under way at once'),
    atMost(AREA, 'read latency that the crossbar adds', full, 2, 'clocks'),
    atMost(AREA, 'read latency that the direct crossbar adds', direct, 1, 'clocks', 'no slice for responses'),
  ];
}

async function interruptController(): Promise<Row[]> {
  const { kiloGates, fmax } = await gatesAndClock(plicTexts(64), 'nl_plic');
  const name = 'interrupt controller of 64 sources, osu018';
  return [figure(name, kiloGates, 'kGE', '2 targets'), atLeast(AREA, name, fmax, 100, 'MHz', '2 targets')];
}

async function dma(): Promise<Row[]> {
  const share = await dmaShare();
  return [atLeast(AREA, 'DMA: share of the bus', share, 0.95, '', '4 KiB, a memory that never waits')];
}

/** What is a time first, then what Icarus counts, and last the syntheses, which take minutes each; told as they come. */
export async function measure(): Promise<Row[]> {
  const library = builtInLibrary();
  const works: (() => Promise<Row[]>)[] = [
    () => generation(library),
    async () => [await measureMicrocontroller(AREA)],
    () => beats(library),
    dma,
    interruptController,
    ...[32, 64].map((dataWidth) => () => crossbarRows(dataWidth, library)),
  ];
  const rows: Row[] = [];
  for (const work of works) {
    const made = await work();
    for (const { name, value, unit } of made) console.error(`${name}: ${value} ${unit}`);
    rows.push(...made);
  }
  return rows;
}
