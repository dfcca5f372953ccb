import { inputCode, isInput, isOutput, outputCode } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Pad, Pinmux, Signal } from '../document/pinmux.ts';
import { inputOffset, inputRegister, outputOffset, outputRegister } from '../registers/layout.ts';

/** One write that a use case needs. */
export interface Setting {
  register: string;
  /** Bytes from the block's base. */
  offset: number;
  code: number;
  signal: string;
  pad: string;
}

/** The writes of a use case, inputs before outputs: nothing is driven before who reads it listens. */
export function settingsOf(pinmux: Pinmux, useCase: string): Setting[] {
  const placed = placedIn(pinmux, useCase);
  return [
    ...placed
      .filter(({ signal }) => isInput(signal))
      .map(({ signal, pad }) => ({
        register: inputRegister(signal),
        offset: Number(inputOffset(signal)),
        code: inputCode(pad),
        signal: signal.name,
        pad: pad.name,
      })),
    ...placed
      .filter(({ signal }) => isOutput(signal))
      .map(({ signal, pad }) => ({
        register: outputRegister(pad),
        offset: Number(outputOffset(pad)),
        code: outputCode(signal),
        signal: signal.name,
        pad: pad.name,
      })),
  ];
}

interface Placed {
  signal: Named<Signal>;
  pad: Named<Pad>;
}

/** Multiplexed signals of a use case that have a pad. */
export function placedIn({ pads, signals, useCases }: Pinmux, useCase: string): Placed[] {
  return Object.entries(useCases[useCase]?.needs ?? {}).flatMap(([name, need]) => {
    const signal = signals[name];
    const pad = need.pad === undefined ? undefined : pads[need.pad];
    if (signal === undefined || signal.direct !== undefined || pad === undefined) return [];
    return [{ signal: { ...signal, name }, pad: { ...pad, name: need.pad! } }];
  });
}
