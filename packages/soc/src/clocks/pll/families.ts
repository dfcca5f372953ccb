/** A range of whole steps: `min`, `min + step`, … `max`. */
export interface Steps {
  min: number;
  max: number;
  step: number;
}

/** Frequencies in Hz. */
export interface Range {
  min: number;
  max: number;
}

/** What a kind of PLL can do: reference / D × M = VCO, VCO / O = output. */
export interface PllFamily {
  id: string;
  title: string;
  /** Where the limits stand. */
  origin: string;
  reference: Range;
  /** Reference / D. */
  phase: Range;
  vco: Range;
  output: Range;
  divider: Steps;
  multiplier: Steps;
  /** Dividers of each output; the powers of two between them for `binary`. */
  outputs: (Steps & { binary?: boolean })[];
  /** With it the feedback is taken behind the divider of the first output: M = FB × O of that output, FB in these steps. */
  feedback?: Steps;
}

const MHZ = 1e6;
const mhz = (min: number, max: number): Range => ({ min: min * MHZ, max: max * MHZ });
const steps = (min: number, max: number, step = 1): Steps => ({ min, max, step });

/** Limits of the slowest speed grade. */
export const PLL_FAMILIES: Record<string, PllFamily> = {
  ice40: {
    ...{ id: 'ice40', title: 'iCE40 SB_PLL40_CORE', origin: 'Lattice FPGA-TN-02052 and DS1040' },
    ...{ reference: mhz(10, 133), phase: mhz(10, 133), vco: mhz(533, 1066), output: mhz(16, 275) },
    ...{ divider: steps(1, 16), multiplier: steps(1, 128), outputs: [{ ...steps(2, 64), binary: true }] },
  },
  ecp5: {
    ...{ id: 'ecp5', title: 'ECP5 EHXPLLL', origin: 'Lattice FPGA-DS-02012, sysCLOCK PLL timing' },
    ...{ reference: mhz(8, 400), phase: mhz(3.125, 400), vco: mhz(400, 800), output: mhz(3.125, 400) },
    ...{ divider: steps(1, 128), multiplier: steps(1, 80 * 128), feedback: steps(1, 80) },
    outputs: [steps(1, 128), steps(1, 128), steps(1, 128), steps(1, 128)],
  },
  mmcm: {
    ...{ id: 'mmcm', title: '7 series MMCME2_BASE', origin: 'Xilinx DS181, Artix-7 speed grade -1' },
    ...{ reference: mhz(10, 800), phase: mhz(10, 450), vco: mhz(600, 1200), output: mhz(4.69, 800) },
    ...{ divider: steps(1, 106), multiplier: steps(2, 64, 0.125) },
    outputs: [{ ...steps(1, 128, 0.125) }, ...Array.from({ length: 6 }, () => steps(1, 128))],
  },
  plle2: {
    ...{ id: 'plle2', title: '7 series PLLE2_BASE', origin: 'Xilinx DS181, Artix-7 speed grade -1' },
    ...{ reference: mhz(19, 800), phase: mhz(19, 450), vco: mhz(800, 1600), output: mhz(6.25, 800) },
    ...{ divider: steps(1, 56), multiplier: steps(2, 64) },
    outputs: Array.from({ length: 6 }, () => steps(1, 128)),
  },
  asic: {
    ...{ id: 'asic', title: 'ASIC PLL', origin: 'An example: put the limits of your macro here' },
    ...{ reference: mhz(5, 200), phase: mhz(5, 50), vco: mhz(800, 2400), output: mhz(6.25, 1200) },
    ...{ divider: steps(1, 32), multiplier: steps(16, 480) },
    outputs: [steps(2, 128), steps(2, 128)],
  },
};
