import {
  inputCode,
  inputWidth,
  isInput,
  isOutput,
  muxedPads,
  muxedSignals,
  OUT,
  outputCode,
} from '../codes.ts';
import { directPads, outputWidth, padsOf, reachOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Pad, Pinmux, Signal } from '../document/pinmux.ts';
import { fieldPort, inputRegister, outputRegister } from '../registers/layout.ts';
import { signalPorts } from './signalPorts.ts';

type Branch = readonly [label: string, value: string];

/** A selection of everything that a code can mean; codes that mean nothing choose the default. */
function selection(select: string, target: string, branches: readonly Branch[], otherwise: string): string {
  const lines = branches.map(([label, value]) => `    ${label}: ${target} = ${value};`);
  return [
    'always_comb',
    `  case (${select})`,
    ...lines,
    `    default: ${target} = ${otherwise};`,
    '  endcase',
  ].join('\n');
}

const literal = (width: number, value: number) => `${width}'d${value}`;

/** What each input of a peripheral reads. */
export function inputSelections(pinmux: Pinmux): string[] {
  const reach = reachOf(pinmux);
  const width = inputWidth(pinmux);
  const chosen = muxedSignals(pinmux)
    .filter(isInput)
    .map((signal) => {
      const reached = padsOf(pinmux).filter(({ name }) => reach(signal).has(name));
      const branches: Branch[] = [
        [literal(width, 1), "1'b1"],
        ...reached.map((pad): Branch => [literal(width, inputCode(pad)), padNet(pad, 'value')]),
      ];
      const select = fieldPort(inputRegister(signal), 'SOURCE');
      return selection(select, signalPorts(signal).in!, branches, "1'b0");
    });
  const wired = [...directPads(pinmux)].filter(([, signal]) => isInput(signal));
  const direct = wired.map(
    ([pad, signal]) => `assign ${signalPorts(signal).in!} = ${padNet({ name: pad }, 'value')};`,
  );
  return [...chosen, ...direct];
}

/** Net of a pad inside the block: what is read of it, or what the matrix drives it with. */
export function padNet({ name }: Pick<Named<Pad>, 'name'>, what: 'value' | 'out' | 'oe'): string {
  return `pad_${name.toLowerCase()}_${what}`;
}

/** Bits of the pads in the vectors. */
export function padIndex(pinmux: Pinmux): Map<string, number> {
  return new Map(padsOf(pinmux).map(({ name }, index) => [name, index]));
}

/** What each pad is driven with. */
export function outputSelections(pinmux: Pinmux): string[] {
  const reach = reachOf(pinmux);
  const direct = directPads(pinmux);
  const width = outputWidth(pinmux);
  const outputs = muxedSignals(pinmux).filter(isOutput);
  const chosen = muxedPads(pinmux).map((pad) => {
    const branches: Branch[] = [
      [literal(width, OUT.low), "2'b10"],
      [literal(width, OUT.high), "2'b11"],
      ...outputs
        .filter((signal) => reach(signal).has(pad.name))
        .map((signal): Branch => [literal(width, outputCode(signal)), driven(signal)]),
    ];
    const select = fieldPort(outputRegister(pad), 'DRIVER');
    return selection(select, driveOf(pad), branches, "2'b00");
  });
  const wired = [...direct].map(([pad, signal]) => {
    return `assign ${driveOf({ name: pad })} = ${isOutput(signal) ? driven(signal) : "2'b00"};`;
  });
  return [...chosen, ...wired];
}

/** Output enable and data of a pad, in this order. */
function driveOf(pad: Pick<Named<Pad>, 'name'>): string {
  return `{${padNet(pad, 'oe')}, ${padNet(pad, 'out')}}`;
}

/** Output enable and data of a signal. */
function driven(signal: Named<Signal>): string {
  const { out, enable = "1'b1" } = signalPorts(signal);
  return `{${enable}, ${out!}}`;
}

/** What a detector listens to: any pad, whatever it carries. */
export function detectorSelection(pinmux: Pinmux, select: string, target: string): string {
  const width = inputWidth(pinmux);
  const branches = padsOf(pinmux).map((pad): Branch => [
    literal(width, inputCode(pad)),
    padNet(pad, 'value'),
  ]);
  return selection(select, target, [[literal(width, 1), "1'b1"], ...branches], "1'b0");
}
