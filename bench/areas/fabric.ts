import { generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { measureMicrocontroller } from '../core/boot.ts';
import { builtInLibrary } from '../designs/library.ts';
import { crossbarOf, crossbarTexts, plicTexts } from '../fabric/designs.ts';
import { readLatency, sustained } from '../fabric/cycles.ts';
import { dmaShare } from '../fabric/dma.ts';
import { gatesAndClock, ice40Of } from '../fabric/gates.ts';
import { otherCrossbar } from '../fabric/otherCrossbars.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'fabric';

const figure = (name: string, value: number, unit: string, note: string): Row => ({
  ...{ area: AREA, name, value, unit, bar: '', holds: null, note },
});

type Crossbar = ReturnType<typeof crossbarTexts>;

/** Gates, clock rate and FPGA cells of a crossbar. */
async function rowsOf(name: string, { texts, top }: Crossbar): Promise<Row[]> {
  const { kiloGates, fmax } = await gatesAndClock(texts, top);
  const { luts, flops } = await ice40Of(texts, top);
  return [
    figure(`${name}, osu018`, kiloGates, 'kGE', ''),
    figure(`${name}, osu018`, fmax, 'MHz', 'registered outside; no wires'),
    figure(`${name}, iCE40`, luts, 'LUTs', `${flops} flip-flops`),
  ];
}

/** Our crossbar, and that of others where their texts are. */
async function crossbarRows(dataWidth: number, library: Library): Promise<Row[]> {
  const size = `4 × 8, ${dataWidth} bits`;
  const other = otherCrossbar(4, 8, dataWidth);
  const own = await rowsOf(`AXI4 crossbar ${size}`, crossbarTexts(4, 8, dataWidth, library));
  if (other) return [...own, ...(await rowsOf(`crossbar of verilog-axi ${size}`, other))];
  return own.map((row) => ({
    ...row,
    note: [row.note, 'no crossbar of others in this run'].filter(Boolean).join('; '),
  }));
}

/** Generation, gates and clock rates of crossbar and interrupt controller, beats and latency, the DMA's share, a booting demo. */
export async function measure(): Promise<Row[]> {
  const library = builtInLibrary();
  const document = crossbarOf(16, 32);
  const { files, diagnostics } = generate(document, library);
  if (files.length === 0) throw new Error(`the measured design has errors: ${diagnostics[0]?.message}`);
  const seconds = await fastest(8, () => generate(document, library));
  const rows = [
    atMost(AREA, 'generate a fabric of 16 managers and 32 subordinates', seconds * 1000, 200, 'ms'),
  ];
  for (const dataWidth of [32, 64]) rows.push(...(await crossbarRows(dataWidth, library)));
  const { crossbar, oneId, eightIds } = await sustained(library);
  const without = 'two pairs at once, reads and writes, bursts of 16';
  rows.push(atLeast(AREA, 'beats a clock through the crossbar', crossbar, 0.95, '', without));
  const converted = 'the same through two width converters each';
  rows.push(atLeast(AREA, `${converted}, of one ID`, oneId, 0.95, '', '32 to 64 bits and back'));
  rows.push(
    atLeast(AREA, `${converted}, of eight IDs`, eightIds, 0.95, '', 'four of them under way at once'),
  );
  rows.push(atMost(AREA, 'read latency that the crossbar adds', await readLatency(library), 2, 'clocks'));
  const { kiloGates, fmax } = await gatesAndClock(plicTexts(64), 'nl_plic');
  rows.push(figure('interrupt controller of 64 sources, osu018', kiloGates, 'kGE', '2 targets'));
  rows.push(atLeast(AREA, 'interrupt controller of 64 sources, osu018', fmax, 100, 'MHz', '2 targets'));
  const share = await dmaShare();
  rows.push(atLeast(AREA, 'DMA: share of the bus', share, 0.95, '', '4 KiB, a memory that never waits'));
  rows.push(await measureMicrocontroller(AREA));
  return rows;
}
