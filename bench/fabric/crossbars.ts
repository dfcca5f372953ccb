import type { Library } from '@netloom/soc';
import type { Row } from '../row.ts';
import { crossbarTexts } from './designs.ts';
import { gatesAndClock, ice40Of } from './gates.ts';
import { otherCrossbar } from './otherCrossbars.ts';

const AREA = 'fabric';

export const figure = (name: string, value: number, unit: string, note: string): Row => ({
  ...{ area: AREA, name, value, unit, bar: '', holds: null, note },
});

type Crossbar = ReturnType<typeof crossbarTexts>;

/** One of the two figures of a synthesis where it did not end: said, rather than without all other rows. */
function unended(name: string, units: readonly string[], error: unknown): Row[] {
  const [why = ''] = String((error as Error).message).split('\n');
  return units.map((unit) => figure(name, NaN, unit, `no figure: ${why}`));
}

async function onGates(name: string, { texts, top }: Crossbar): Promise<Row[]> {
  const title = `${name}, osu018`;
  try {
    const { kiloGates, fmax } = await gatesAndClock(texts, top);
    return [figure(title, kiloGates, 'kGE', ''), figure(title, fmax, 'MHz', 'registered outside; no wires')];
  } catch (error) {
    return unended(title, ['kGE', 'MHz'], error);
  }
}

async function onFpga(name: string, { texts, top }: Crossbar): Promise<Row[]> {
  const title = `${name}, iCE40`;
  try {
    const { luts, flops } = await ice40Of(texts, top);
    return [figure(title, luts, 'LUTs', `${flops} flip-flops`)];
  } catch (error) {
    return unended(title, ['LUTs'], error);
  }
}

/**
 * Gates, clock rate and FPGA cells of our crossbar and of that of others where their texts are. None of them is a time,
 * so that the two are synthesized beside each other.
 */
export async function crossbarRows(dataWidth: number, library: Library): Promise<Row[]> {
  const size = `4 × 8, ${dataWidth} bits`;
  const own = [`AXI4 crossbar ${size}`, crossbarTexts(4, 8, dataWidth, library)] as const;
  const theirs = otherCrossbar(4, 8, dataWidth);
  if (theirs) {
    const other = [`crossbar of verilog-axi ${size}`, theirs] as const;
    const gates = await Promise.all([onGates(...own), onGates(...other)]);
    const cells = await Promise.all([onFpga(...own), onFpga(...other)]);
    return [0, 1].flatMap((index) => [...gates[index]!, ...cells[index]!]);
  }
  const rows = [...(await onGates(...own)), ...(await onFpga(...own))];
  return rows.map((row) => ({
    ...row,
    note: [row.note, 'no crossbar of others in this run'].filter(Boolean).join('; '),
  }));
}
