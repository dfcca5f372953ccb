import type { ConnectionText, DeclarationText } from '@netloom/hdl/emit';
import { inputWidth, isInput, muxedPads, muxedSignals, outputWidth, padsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { ATTRIBUTE_FIELDS } from '../registers/registerMap.ts';
import {
  fieldPort,
  inputRegister,
  outputRegister,
  padRegister,
  sleepRegister,
  wakeRegister,
} from '../registers/layout.ts';

export interface Net {
  name: string;
  width: number;
}

/** A net of each field that the register file gives or takes, called as its port. */
export function registerNets(pinmux: Pinmux): Net[] {
  const net = (register: string, field: string, width = 1) => ({ name: fieldPort(register, field), width });
  const pads = padsOf(pinmux);
  return [
    ...muxedSignals(pinmux)
      .filter(isInput)
      .map((signal) => net(inputRegister(signal), 'SOURCE', inputWidth(pinmux))),
    ...muxedPads(pinmux).map((pad) => net(outputRegister(pad), 'DRIVER', outputWidth(pinmux))),
    ...pads.flatMap((pad) =>
      pad.attributes.flatMap((attribute) =>
        ATTRIBUTE_FIELDS[attribute].map(({ name, width }) => net(padRegister(pad), name, Number(width ?? 1))),
      ),
    ),
    ...pads.flatMap((pad) => [
      net(sleepRegister(pad), 'ENABLE'),
      net(sleepRegister(pad), 'MODE', 2),
      net(sleepRegister(pad), 'ASLEEP'),
      net(sleepRegister(pad), 'ASLEEP_SET'),
    ]),
    ...Array.from({ length: pinmux.detectors }, (_, index) => wakeRegister(index)).flatMap((register) => [
      net(register, 'ENABLE'),
      net(register, 'MODE', 3),
      net(register, 'FILTER'),
      net(register, 'CLOCKS', 8),
      net(register, 'SOURCE', inputWidth(pinmux)),
    ]),
  ];
}

export function netDeclarations(nets: readonly Net[]): DeclarationText[] {
  return nets.map(({ name, width }) => ({ name, ...(width > 1 && { packed: `[${width - 1}:0]` }) }));
}

export function netConnections(nets: readonly Net[]): ConnectionText[] {
  return nets.map(({ name }) => ({ name, value: name }));
}
