import type { ClockSource, OscillatorCell } from '@netloom/model';
import type { Primitive } from './pll/primitive.ts';

/** An oscillator that a chip has: `frequency` / `divide`, Hz, nominal. */
interface Oscillator {
  title: string;
  /** Undefined where the library's own data says it. */
  frequency?: number;
  divides: { min: number; max: number; powersOfTwo?: boolean };
  /** How far from nominal it may be, as a share. */
  spread: number;
  /** The cell; the library's own is `nl_clk_osc` itself. */
  primitive?: (output: string, divide: number) => Primitive;
}

/**
 * iCE40 UltraPlus SB_HFOSC (48 MHz by 1, 2, 4, 8; ± 10 %) and SB_LFOSC (10 kHz): Lattice FPGA-TN-02008 and DS1056; the
 * ports are those of Yosys' `ice40/cells_sim.v`. ECP5 OSCG (310 MHz by 2 to 128, ± 15 %): Lattice FPGA-TN-02200, and
 * nextpnr's `ecp5/pack.cc`, which derives 310 MHz / DIV. 7 series CFGMCLK of STARTUPE2 (65 MHz, ± 50 %): Xilinx DS181.
 */
export const OSCILLATORS: Record<OscillatorCell, Oscillator> = {
  'ice40-high': {
    ...{ title: 'iCE40 SB_HFOSC', frequency: 48e6, spread: 0.1 },
    divides: { min: 1, max: 8, powersOfTwo: true },
    primitive: (output, divide) => ({
      module: 'SB_HFOSC',
      parameters: { CLKHF_DIV: `"0b${Math.log2(divide).toString(2).padStart(2, '0')}"` },
      ports: { CLKHFPU: "1'b1", CLKHFEN: "1'b1", CLKHF: output },
    }),
  },
  'ice40-low': {
    ...{ title: 'iCE40 SB_LFOSC', frequency: 10e3, divides: { min: 1, max: 1 }, spread: 0.1 },
    primitive: (output) => ({
      ...{ module: 'SB_LFOSC', parameters: {} },
      ports: { CLKLFPU: "1'b1", CLKLFEN: "1'b1", CLKLF: output },
    }),
  },
  ecp5: {
    ...{ title: 'ECP5 OSCG', frequency: 310e6, divides: { min: 2, max: 128 }, spread: 0.15 },
    primitive: (output, divide) => ({
      ...{ module: 'OSCG', parameters: { DIV: String(divide) }, ports: { OSC: output } },
    }),
  },
  '7-series': {
    ...{ title: '7 series STARTUPE2', frequency: 65e6, divides: { min: 1, max: 1 }, spread: 0.5 },
    primitive: (output) => ({
      ...{ module: 'STARTUPE2', parameters: {} },
      ports: {
        ...{ CLK: "1'b0", GSR: "1'b0", GTS: "1'b0", KEYCLEARB: "1'b1", PACK: "1'b0" },
        ...{ USRCCLKO: "1'b0", USRCCLKTS: "1'b1", USRDONEO: "1'b1", USRDONETS: "1'b1", CFGMCLK: output },
      },
    }),
  },
  asic: { title: 'ASIC oscillator', divides: { min: 1, max: 128 }, spread: 0.5 },
};

/** Hz that the cell of an oscillator gives; undefined where only the library knows. */
export function oscillatorFrequency({
  cell,
  divide = 1,
}: Extract<ClockSource, { kind: 'oscillator' }>): number | undefined {
  const { frequency } = OSCILLATORS[cell];
  return frequency === undefined ? undefined : frequency / divide;
}
