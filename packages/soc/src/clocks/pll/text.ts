import { emitModule } from '@netloom/hdl/emit';
import type { ConnectionText, PortText } from '@netloom/hdl/emit';
import type { PllSet } from './bestSet.ts';
import type { PllFamily } from './families.ts';

/** The instance of a family's primitive: module, parameters and connections. */
interface Primitive {
  module: string;
  parameters: Record<string, string>;
  /** `out0`, `out1`, … are the outputs of the module. */
  ports: Record<string, string>;
}

/** A module with the primitive of a family under the numbers of a set, or undefined for a family without one. */
export function pllText(family: PllFamily, name: string, reference: number, set: PllSet): string | undefined {
  const primitive = PRIMITIVES[family.id]?.(set, reference);
  if (!primitive) return undefined;
  const outputs = set.frequencies.map((frequency, index): PortText => {
    return { name: `out${index}`, direction: 'output', comment: megahertz(frequency) };
  });
  const figures = `${megahertz(reference)} / ${set.divider} × ${set.multiplier} = ${megahertz(set.vco)}`;
  const { module, parameters, ports } = primitive;
  return emitModule({
    name,
    comment: `${family.title}: ${figures}, divided by ${set.outputs.join(', ')}`,
    ports: [
      { name: 'reference', direction: 'input', comment: megahertz(reference) },
      { name: 'rst_n', direction: 'input' },
      ...outputs,
      { name: 'locked', direction: 'output' },
    ],
    items: [
      ...(primitive.ports['CLKFBIN'] === undefined
        ? []
        : [{ kind: 'declarations' as const, declarations: [{ name: 'feedback' }] }]),
      {
        kind: 'instance',
        instance: { module, name: 'u_pll', parameters: connections(parameters), ports: connections(ports) },
      },
    ],
  });
}

function connections(values: Record<string, string>): ConnectionText[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

function megahertz(frequency: number): string {
  return `${Number((frequency / 1e6).toFixed(6))} MHz`;
}

const PRIMITIVES: Record<string, (set: PllSet, reference: number) => Primitive> = {
  ice40: ({ divider, multiplier, outputs, phase }) => ({
    module: 'SB_PLL40_CORE',
    parameters: {
      ...{ FEEDBACK_PATH: '"SIMPLE"', DIVR: `4'd${divider - 1}`, DIVF: `7'd${multiplier - 1}` },
      ...{ DIVQ: `3'd${Math.log2(outputs[0]!)}`, FILTER_RANGE: `3'd${filterRange(phase)}` },
    },
    ports: {
      ...{ REFERENCECLK: 'reference', PLLOUTCORE: 'out0', LOCK: 'locked' },
      ...{ RESETB: 'rst_n', BYPASS: "1'b0" },
    },
  }),
  ecp5: ({ divider, multiplier, outputs }) => ({
    module: 'EHXPLLL',
    parameters: {
      ...{ CLKI_DIV: String(divider), CLKFB_DIV: String(multiplier / outputs[0]!), FEEDBK_PATH: '"CLKOP"' },
      ...Object.fromEntries(
        outputs.flatMap((each, index) => [
          [`${ECP5_OUTPUTS[index]}_ENABLE`, '"ENABLED"'],
          [`${ECP5_OUTPUTS[index]}_DIV`, String(each)],
          [`${ECP5_OUTPUTS[index]}_CPHASE`, String(each - 1)],
          [`${ECP5_OUTPUTS[index]}_FPHASE`, '0'],
        ]),
      ),
    },
    ports: {
      ...{ CLKI: 'reference', CLKFB: 'out0', RST: '!rst_n', STDBY: "1'b0", PHASESEL0: "1'b0" },
      ...{ PHASESEL1: "1'b0", PHASEDIR: "1'b0", PHASESTEP: "1'b0", PHASELOADREG: "1'b0" },
      ...{ PLLWAKESYNC: "1'b0", ENCLKOP: "1'b0", ENCLKOS: "1'b0", ENCLKOS2: "1'b0", ENCLKOS3: "1'b0" },
      ...Object.fromEntries(outputs.map((_, index) => [ECP5_OUTPUTS[index]!, `out${index}`])),
      LOCK: 'locked',
    },
  }),
  mmcm: (set, reference) => xilinx('MMCME2_BASE', '_F', set, reference),
  plle2: (set, reference) => xilinx('PLLE2_BASE', '', set, reference),
};

const ECP5_OUTPUTS = ['CLKOP', 'CLKOS', 'CLKOS2', 'CLKOS3'];

/** Loop filter by the rate of the phase detector, as Lattice's own tool sets it. */
function filterRange(phase: number): number {
  const bounds = [17, 26, 44, 66, 101];
  const index = bounds.findIndex((each) => phase < each * 1e6);
  return index < 0 ? 6 : index + 1;
}

function xilinx(module: string, fraction: string, set: PllSet, reference: number): Primitive {
  const { divider, multiplier, outputs } = set;
  const divides = outputs.map((each, index) => [
    `CLKOUT${index}_DIVIDE${index === 0 ? fraction : ''}`,
    index === 0 && fraction ? real(each) : String(each),
  ]);
  return {
    module,
    parameters: {
      ...{ CLKIN1_PERIOD: (1e9 / reference).toFixed(3), DIVCLK_DIVIDE: String(divider) },
      [`CLKFBOUT_MULT${fraction}`]: fraction ? real(multiplier) : String(multiplier),
      ...Object.fromEntries(divides),
    },
    ports: {
      ...{ CLKIN1: 'reference', CLKFBIN: 'feedback', CLKFBOUT: 'feedback' },
      ...{ RST: '!rst_n', PWRDWN: "1'b0", LOCKED: 'locked' },
      ...Object.fromEntries(outputs.map((_, index) => [`CLKOUT${index}`, `out${index}`])),
    },
  };
}

const real = (value: number) => value.toFixed(3);
