import { emitModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { padsOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Pad, Pinmux } from '../document/pinmux.ts';
import { fieldPort, padRegister, sleepRegister, wakeRegister } from '../registers/layout.ts';
import { detectorSelection, inputSelections, outputSelections, padIndex, padNet } from './matrix.ts';
import { cellVectors, debugPads, pinmuxPorts, strapsOf } from './ports.ts';
import { netConnections, netDeclarations, registerNets } from './registerNets.ts';

/** The multiplexer: register file, matrix, pads and detectors. */
export function pinmuxModule(pinmux: Pinmux): string {
  const { name } = pinmux;
  return emitModule({
    name,
    comment: `Pin multiplexer, generated from ${name}.pinmux.json; ${name}.regs.json describes its registers.`,
    ports: pinmuxPorts(pinmux),
    items: [
      ...registerFile(pinmux),
      ...matrix(pinmux),
      ...pads(pinmux),
      ...cells(pinmux),
      ...detectors(pinmux),
      ...straps(pinmux),
    ],
  });
}

const BLANK: ItemText = { kind: 'blank' };
const comment = (text: string): ItemText[] => [BLANK, { kind: 'comment', text }];
const text = (lines: string): ItemText => ({ kind: 'text', text: lines });
const BUS = ['paddr', 'psel', 'penable', 'pwrite', 'pwdata', 'pstrb', 'prdata', 'pready', 'pslverr'];

function registerFile(pinmux: Pinmux): ItemText[] {
  const nets = registerNets(pinmux);
  const detected = pinmux.detectors > 0 ? [{ name: 'detected', packed: `[${pinmux.detectors - 1}:0]` }] : [];
  return [
    { kind: 'declarations', declarations: [...netDeclarations(nets), ...detected] },
    BLANK,
    {
      kind: 'instance',
      instance: {
        module: `${pinmux.name}_regs`,
        name: 'u_regs',
        ports: [
          { name: 'clk', value: 'clk' },
          { name: 'rst_n', value: 'rst_n' },
          ...BUS.map((signal) => ({ name: signal, value: `s_apb_${signal}` })),
          ...netConnections(nets),
          ...(pinmux.detectors > 0 ? [{ name: 'wake_status_detectors', value: 'detected' }] : []),
          ...strapsOf(pinmux).map((pad, bit) => ({
            name: fieldPort('STRAPS', pad.name),
            value: `straps[${bit}]`,
          })),
        ],
      },
    },
  ];
}

function matrix(pinmux: Pinmux): ItemText[] {
  const declarations = padsOf(pinmux).flatMap((pad) =>
    (['value', 'out', 'oe'] as const).map((what) => ({ name: padNet(pad, what) })),
  );
  return [
    BLANK,
    { kind: 'declarations', declarations },
    ...comment('What the inputs of peripherals read; codes of pads that they do not reach read low.'),
    ...inputSelections(pinmux).map(text),
    ...comment('What the pads carry, as output enable and data; codes that mean nothing are high impedance.'),
    ...outputSelections(pinmux).map(text),
  ];
}

function pads(pinmux: Pinmux): ItemText[] {
  const index = padIndex(pinmux);
  return [
    ...comment('Retention begins at the edge at which sleep rises.'),
    text(`logic slept, fall_asleep;
assign fall_asleep = sleep && !slept;
always_ff @(posedge clk)
  if (!rst_n) slept <= 1'b0;
  else slept <= sleep;`),
    ...padsOf(pinmux).flatMap((pad): ItemText[] => [BLANK, padInstance(pinmux, pad, index.get(pad.name)!)]),
  ];
}

function padInstance(pinmux: Pinmux, pad: Named<Pad>, bit: number): ItemText {
  const free = debugPads(pinmux).has(pad.name) ? ' && !debug' : '';
  const attribute = (of: Pad['attributes'][number], field: string) =>
    pad.attributes.includes(of) ? `${fieldPort(padRegister(pad), field)}${free}` : "1'b0";
  const sleep = (field: string) => fieldPort(sleepRegister(pad), field);
  const values = {
    clk: 'clk',
    rst_n: 'rst_n',
    out: padNet(pad, 'out'),
    oe: padNet(pad, 'oe'),
    in: padNet(pad, 'value'),
    invert: attribute('invert', 'INVERT'),
    open_drain: attribute('openDrain', 'OPEN_DRAIN'),
    input_disable: attribute('inputDisable', 'INPUT_DISABLE'),
    fall_asleep: 'fall_asleep',
    sleep_enable: sleep('ENABLE'),
    sleep_mode: sleep('MODE'),
    asleep: `${sleep('ASLEEP')}${free}`,
    enter: sleep('ASLEEP_SET'),
    pad_in: `pad_in[${bit}]`,
    pad_out: `pad_out[${bit}]`,
    pad_oe: `pad_oe[${bit}]`,
  };
  const ports = Object.entries(values).map(([port, value]) => ({ name: port, value }));
  return {
    kind: 'instance',
    instance: { module: `${pinmux.name}_pad`, name: `u_pad_${pad.name.toLowerCase()}`, ports },
  };
}

/** Attributes that only the cells of the pads know, the first pad in the lowest bits. */
function cells(pinmux: Pinmux): ItemText[] {
  const vectors = cellVectors(pinmux);
  if (vectors.length === 0) return [];
  const debugged = debugPads(pinmux);
  const assigns = vectors.map(({ port, bits, of, field }) => {
    const values = padsOf(pinmux).map((pad) => {
      if (!pad.attributes.includes(of)) return `${bits}'d0`;
      const value = fieldPort(padRegister(pad), field);
      return debugged.has(pad.name) ? `debug ? ${bits}'d0 : ${value}` : value;
    });
    return `assign ${port} = {\n${values
      .toReversed()
      .map((value) => `  ${value}`)
      .join(',\n')}\n};`;
  });
  return [...comment('What only the cells of the pads know.'), ...assigns.map(text)];
}

function detectors(pinmux: Pinmux): ItemText[] {
  const count = pinmux.detectors;
  if (count === 0) return [];
  const range = `[${count - 1}:0]`;
  const indices = Array.from({ length: count }, (_, index) => index);
  return [
    ...comment('Detectors wake the chip on the always-on clock; software sees them behind two flip-flops.'),
    text(`logic ${range} woken, woken_sync;
assign wakeup = |woken;
always_ff @(posedge clk)
  if (!rst_n) {detected, woken_sync} <= '0;
  else {detected, woken_sync} <= {woken_sync, woken};`),
    ...indices.flatMap((index) => detector(pinmux, index)),
  ];
}

function detector(pinmux: Pinmux, index: number): ItemText[] {
  const net = (field: string) => fieldPort(wakeRegister(index), field);
  const values = {
    clk: 'aon_clk',
    rst_n: 'aon_rst_n',
    enable: net('ENABLE'),
    mode: net('MODE'),
    filter: net('FILTER'),
    clocks: net('CLOCKS'),
    pad: net('PAD'),
    woken: `woken[${index}]`,
  };
  const ports = Object.entries(values).map(([port, value]) => ({ name: port, value }));
  return [
    BLANK,
    text(`logic ${net('PAD')};\n${detectorSelection(pinmux, net('SOURCE'), net('PAD'))}`),
    {
      kind: 'instance',
      instance: { module: `${pinmux.name}_wakeup`, name: `u_wakeup${index}`, ports },
    },
  ];
}

function straps(pinmux: Pinmux): ItemText[] {
  const sampled = strapsOf(pinmux);
  if (sampled.length === 0) return [];
  const index = padIndex(pinmux);
  const bits = sampled.map(({ name }) => `pad_in[${index.get(name)}]`).toReversed();
  return [
    ...comment('Straps are read past all attributes.'),
    text(`always_ff @(posedge clk)
  if (!rst_n) straps <= '0;
  else if (strap_sample) straps <= {${bits.join(', ')}};`),
  ];
}
