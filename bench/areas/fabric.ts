import { generate } from '@netloom/soc';
import { measureMicrocontroller } from '../core/boot.ts';
import { builtInLibrary } from '../designs/library.ts';
import { crossbarOf, crossbarTexts, plicTexts } from '../fabric/designs.ts';
import { dmaShare } from '../fabric/dma.ts';
import { gatesAndClock } from '../fabric/gates.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'fabric';

const figure = (name: string, value: number, unit: string, note: string): Row => ({
  ...{ area: AREA, name, value, unit, bar: '', holds: null, note },
});

/** Generation, gates and clock rates on osu018 of crossbar and interrupt controller, the DMA's share, a booting demo. */
export async function measure(): Promise<Row[]> {
  const library = builtInLibrary();
  const document = crossbarOf(16, 32);
  const { files, diagnostics } = generate(document, library);
  if (files.length === 0) throw new Error(`the measured design has errors: ${diagnostics[0]?.message}`);
  const seconds = await fastest(8, () => generate(document, library));
  const rows = [
    atMost(AREA, 'generate a fabric of 16 managers and 32 subordinates', seconds * 1000, 200, 'ms'),
  ];
  for (const dataWidth of [32, 64]) {
    const { texts, top } = crossbarTexts(4, 8, dataWidth, library);
    const { kiloGates, fmax } = await gatesAndClock(texts, top);
    const name = `AXI4 crossbar 4 × 8, ${dataWidth} bits, osu018`;
    rows.push(figure(name, kiloGates, 'kGE', 'no crossbar of others in this run'));
    rows.push(figure(name, fmax, 'MHz', 'registered outside; no wires'));
  }
  const { kiloGates, fmax } = await gatesAndClock(plicTexts(64), 'nl_plic');
  rows.push(figure('interrupt controller of 64 sources, osu018', kiloGates, 'kGE', '2 targets'));
  rows.push(atLeast(AREA, 'interrupt controller of 64 sources, osu018', fmax, 100, 'MHz', '2 targets'));
  const share = await dmaShare();
  rows.push(atLeast(AREA, 'DMA: share of the bus', share, 0.95, '', '4 KiB, a memory that never waits'));
  rows.push(await measureMicrocontroller(AREA));
  return rows;
}
