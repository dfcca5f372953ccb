import type { PllFamilyId, PllLimits } from '@netloom/model';

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

const ASIC_OUTPUTS = 7;

/**
 * Limits of the slowest speed grade, each held against a second source that is public.
 *
 * iCE40: icestorm's `icepll.cc` has the same reference (10–133 MHz), phase detector (10–133), VCO (533–1066), output
 * (16–275), DIVR 0–15, DIVF 0–127 with simple feedback, and DIVQ 1–6, of which 2 to 64 are the divisions.
 * ECP5: prjtrellis' `ecppll.cpp` has the same reference (8–400), VCO (400–800) and dividers (128, feedback 80), with
 * outputs from 10 MHz and a phase detector from 3.125 MHz; LiteX' `lattice_ecp5.py` has outputs from 3.125 and a phase
 * detector from 10 MHz. Here the narrower phase detector and feedback hold.
 * 7 series: LiteX' `xilinx_s7.py` has the same references (10–800, 19–800), VCOs (600–1200, 800–1600), dividers (106, 56)
 * and multipliers (2–64, by eighths in the MMCM). Division by eighths begins at 2 (UG472, CLKOUT[0]_DIVIDE_F). Phase
 * detector (10–450, 19–450) and lowest outputs stand in DS181 alone.
 */
export const PLL_FAMILIES: Record<PllFamilyId, PllFamily> = {
  ice40: {
    ...{ id: 'ice40', title: 'iCE40 SB_PLL40_CORE', origin: 'Lattice FPGA-TN-02052 and DS1040' },
    ...{ reference: mhz(10, 133), phase: mhz(10, 133), vco: mhz(533, 1066), output: mhz(16, 275) },
    ...{ divider: steps(1, 16), multiplier: steps(1, 128), outputs: [{ ...steps(2, 64), binary: true }] },
  },
  ecp5: {
    ...{ id: 'ecp5', title: 'ECP5 EHXPLLL', origin: 'Lattice FPGA-DS-02012, sysCLOCK PLL timing' },
    ...{ reference: mhz(8, 400), phase: mhz(10, 400), vco: mhz(400, 800), output: mhz(3.125, 400) },
    ...{ divider: steps(1, 128), multiplier: steps(1, 80 * 128), feedback: steps(1, 80) },
    outputs: [steps(1, 128), steps(1, 128), steps(1, 128), steps(1, 128)],
  },
  mmcm: {
    ...{ id: 'mmcm', title: '7 series MMCME2_BASE', origin: 'Xilinx DS181, Artix-7 speed grade -1' },
    ...{ reference: mhz(10, 800), phase: mhz(10, 450), vco: mhz(600, 1200), output: mhz(4.69, 800) },
    ...{ divider: steps(1, 106), multiplier: steps(2, 64, 0.125) },
    outputs: [{ ...steps(2, 128, 0.125) }, ...Array.from({ length: 6 }, () => steps(1, 128))],
  },
  plle2: {
    ...{ id: 'plle2', title: '7 series PLLE2_BASE', origin: 'Xilinx DS181, Artix-7 speed grade -1' },
    ...{ reference: mhz(19, 800), phase: mhz(19, 450), vco: mhz(800, 1600), output: mhz(6.25, 800) },
    ...{ divider: steps(1, 56), multiplier: steps(2, 64) },
    outputs: Array.from({ length: 6 }, () => steps(1, 128)),
  },
  asic: asicFamily({
    ...{ reference: mhz(5, 200), phase: mhz(5, 50), vco: mhz(800, 2400), output: mhz(6.25, 1200) },
    ...{ divider: { min: 1, max: 32 }, multiplier: { min: 16, max: 480 }, divide: { min: 2, max: 128 } },
  }),
};

/** The PLL of an ASIC library under the limits of its macro. */
export function asicFamily(limits: PllLimits): PllFamily {
  const { reference, phase, vco, output, divider, multiplier, divide } = limits;
  return {
    ...{ id: 'asic', title: 'ASIC PLL', origin: 'The limits of the macro, which stand in the document' },
    ...{ reference, phase, vco, output },
    ...{ divider: { ...divider, step: 1 }, multiplier: { ...multiplier, step: 1 } },
    outputs: Array.from({ length: ASIC_OUTPUTS }, () => ({ ...divide, step: 1 })),
  };
}

/** The limits of a family as the document of an ASIC has them. */
export function limitsOf({
  reference,
  phase,
  vco,
  output,
  divider,
  multiplier,
  outputs,
}: PllFamily): PllLimits {
  const whole = ({ min, max }: Range) => ({ min: Math.ceil(min), max: Math.floor(max) });
  return {
    ...{ reference, phase, vco, output },
    ...{ divider: whole(divider), multiplier: whole(multiplier), divide: whole(outputs[0]!) },
  };
}
