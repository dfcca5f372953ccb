import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { elaborate, writeRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/generate';
import { checkPinmux } from './check/check.ts';
import type { Pinmux } from './document/pinmux.ts';
import { pcfText, xdcText } from './outputs/constraints.ts';
import { descriptorOf } from './outputs/descriptor.ts';
import { pinctrlText } from './outputs/devicetree.ts';
import { driverHeader } from './outputs/header.ts';
import { pinoutText } from './outputs/markdown.ts';
import { registerMapOf } from './registers/registerMap.ts';
import { padModule } from './rtl/pad.ts';
import { padCellModule, padRingModule } from './rtl/padRing.ts';
import { pinmuxModule } from './rtl/pinmux.ts';
import { wakeupModule } from './rtl/wakeup.ts';

/** A generated file; the path is relative to the multiplexer's folder, e.g. `rtl/pins.sv`. */
export interface PinmuxFile {
  path: string;
  text: string;
}

export interface PinmuxGeneration {
  /** Empty when there are errors. */
  files: PinmuxFile[];
  /** What the multiplexer is on the canvas; also the file `ip.json`. */
  descriptor?: IpDescriptor;
  diagnostics: Diagnostic[];
}

/** The modules that are compiled with the block, in this order; its register file is generated with the SoC. */
function blockRtl(pinmux: Pinmux): PinmuxFile[] {
  const { name, detectors } = pinmux;
  return [
    { path: `rtl/${name}_pad.sv`, text: padModule(name) },
    ...(detectors > 0 ? [{ path: `rtl/${name}_wakeup.sv`, text: wakeupModule(name) }] : []),
    { path: `rtl/${name}.sv`, text: pinmuxModule(pinmux) },
  ];
}

/** Everything that is made of a multiplexer, in one order and the same to the byte each time. */
export function generatePinmux(pinmux: Pinmux): PinmuxGeneration {
  const diagnostics = checkPinmux(pinmux);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: [], diagnostics };
  const { name } = pinmux;
  const rtl = blockRtl(pinmux);
  const descriptor = descriptorOf(
    pinmux,
    rtl.map(({ path }) => path),
  );
  const files = [
    { path: 'ip.json', text: `${JSON.stringify(descriptor, null, 2)}\n` },
    { path: `${name}.regs.json`, text: writeRegisterMap(registerMapOf(pinmux)) },
    ...rtl,
    { path: `padring/${name}_pad_cell.sv`, text: padCellModule(pinmux) },
    { path: `padring/${name}_padring.sv`, text: padRingModule(pinmux) },
    { path: `constraints/${name}.pcf`, text: pcfText(pinmux) },
    { path: `constraints/${name}.xdc`, text: xdcText(pinmux) },
    { path: `sw/${name}.h`, text: driverHeader(pinmux) },
    { path: `dts/${name}-pinctrl.dtsi`, text: pinctrlText(pinmux) },
    { path: `doc/${name}.md`, text: pinoutText(pinmux) },
  ];
  return { files, descriptor, diagnostics };
}

/** The register file, as a SoC with the block has it. */
export function pinmuxRegisterFile(pinmux: Pinmux): string {
  return registerFileText(elaborate(registerMapOf(pinmux)).map);
}
