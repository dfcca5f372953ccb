import type { PllFamilyId } from '@netloom/model';

/** The instance of a cell of a technology: module, parameters and connections. */
export interface Primitive {
  module: string;
  parameters: Record<string, string>;
  ports: Record<string, string>;
}

/** Numbers of a PLL; frequencies in Hz. */
interface PllNumbers {
  reference: number;
  divider: number;
  multiplier: number;
  /** Dividers of the outputs that are used, by their numbers. */
  divides: ReadonlyMap<number, number>;
}

/** What a PLL is connected to. */
interface PllNets {
  reference: string;
  /** Active low. */
  reset: string;
  output: (index: number) => string;
  locked: string;
  feedback: string;
}

/** The PLL of a family; undefined for an ASIC's, whose cell is `nl_clk_pll` itself. */
export function primitiveOf(family: string, numbers: PllNumbers, nets: PllNets): Primitive | undefined {
  return PRIMITIVES[family as PllFamilyId]?.(numbers, nets);
}

type Maker = (numbers: PllNumbers, nets: PllNets) => Primitive;

const PRIMITIVES: Partial<Record<PllFamilyId, Maker>> = {
  ice40: ({ reference, divider, multiplier, divides }, nets) => ({
    module: 'SB_PLL40_CORE',
    parameters: {
      ...{ FEEDBACK_PATH: '"SIMPLE"', DIVR: `4'd${divider - 1}`, DIVF: `7'd${multiplier - 1}` },
      DIVQ: `3'd${Math.log2(divides.get(0)!)}`,
      FILTER_RANGE: `3'd${filterRange(reference / divider)}`,
    },
    ports: {
      ...{ REFERENCECLK: nets.reference, PLLOUTCORE: nets.output(0), LOCK: nets.locked },
      ...{ RESETB: nets.reset, BYPASS: "1'b0" },
    },
  }),
  ecp5,
  mmcm: (numbers, nets) => xilinx('MMCME2_BASE', '_F', numbers, nets),
  plle2: (numbers, nets) => xilinx('PLLE2_BASE', '', numbers, nets),
};

const ECP5_OUTPUTS = ['CLKOP', 'CLKOS', 'CLKOS2', 'CLKOS3'];

/** Feedback comes from behind the divider of the lowest output. A phase of none is a coarse phase of the divider less 1. */
function ecp5({ divider, multiplier, divides }: PllNumbers, nets: PllNets): Primitive {
  const lowest = Math.min(...divides.keys());
  const outputs = [...divides].map(([index, divide]) => ({ pin: ECP5_OUTPUTS[index]!, index, divide }));
  const off = ECP5_OUTPUTS.filter((pin) => outputs.every((each) => each.pin !== pin));
  return {
    module: 'EHXPLLL',
    parameters: {
      CLKI_DIV: String(divider),
      CLKFB_DIV: String(multiplier / divides.get(lowest)!),
      FEEDBK_PATH: `"${ECP5_OUTPUTS[lowest]}"`,
      ...Object.fromEntries(
        outputs.flatMap(({ pin, divide }) => [
          [`${pin}_ENABLE`, '"ENABLED"'],
          [`${pin}_DIV`, String(divide)],
          [`${pin}_CPHASE`, String(divide - 1)],
          [`${pin}_FPHASE`, '0'],
        ]),
      ),
      ...Object.fromEntries(off.map((pin) => [`${pin}_ENABLE`, '"DISABLED"'])),
    },
    ports: {
      ...{ CLKI: nets.reference, CLKFB: nets.output(lowest), RST: `!${nets.reset}`, STDBY: "1'b0" },
      ...{ PHASESEL0: "1'b0", PHASESEL1: "1'b0", PHASEDIR: "1'b0", PHASESTEP: "1'b0" },
      ...{ PHASELOADREG: "1'b0", PLLWAKESYNC: "1'b0" },
      ...{ ENCLKOP: "1'b0", ENCLKOS: "1'b0", ENCLKOS2: "1'b0", ENCLKOS3: "1'b0" },
      ...Object.fromEntries(outputs.map(({ pin, index }) => [pin, nets.output(index)])),
      LOCK: nets.locked,
    },
  };
}

/** Loop filter by the rate of the phase detector in Hz, as icestorm's `icepll.cc` has it. */
function filterRange(phase: number): number {
  const bounds = [17, 26, 44, 66, 101];
  const index = bounds.findIndex((each) => phase < each * 1e6);
  return index < 0 ? 6 : index + 1;
}

function xilinx(module: string, fraction: string, numbers: PllNumbers, nets: PllNets): Primitive {
  const { reference, divider, multiplier, divides } = numbers;
  return {
    module,
    parameters: {
      ...{ CLKIN1_PERIOD: (1e9 / reference).toFixed(3), DIVCLK_DIVIDE: String(divider) },
      [`CLKFBOUT_MULT${fraction}`]: fraction ? real(multiplier) : String(multiplier),
      ...Object.fromEntries(
        [...divides].map(([index, divide]) => [
          `CLKOUT${index}_DIVIDE${index === 0 ? fraction : ''}`,
          index === 0 && fraction ? real(divide) : String(divide),
        ]),
      ),
    },
    ports: {
      ...{ CLKIN1: nets.reference, CLKFBIN: nets.feedback, CLKFBOUT: nets.feedback },
      ...{ RST: `!${nets.reset}`, PWRDWN: "1'b0", LOCKED: nets.locked },
      ...Object.fromEntries([...divides.keys()].map((index) => [`CLKOUT${index}`, nets.output(index)])),
    },
  };
}

const real = (value: number) => value.toFixed(3);
