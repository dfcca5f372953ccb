import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import {
  addInstance,
  attach,
  check,
  createLibrary,
  emptySoc,
  exportToTop,
  generate,
  libraryEntry,
} from '@netloom/soc';
import type { Library, LibraryEntry } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from './test/blockSources.ts';
import { complaints } from './test/socs/acceptance.ts';

const BLOCKS = [
  ...['rom', 'sram', 'uart', 'gpio', 'timer', 'spi', 'watchdog', 'plic'],
  ...['axi4lite_crossbar', 'axi4lite_apb_bridge', 'axi4_crossbar', 'axi4_axi4lite_bridge'],
];
const entries = await libraryEntries(BLOCKS);
const ours = await core();

/** A processor of the product, whose sources the tools can read. */
async function core(): Promise<LibraryEntry> {
  const folder = 'demo/cores/nl_micro';
  const text = await readFile(join(import.meta.dirname, '..', folder, 'ip.json'), 'utf8');
  return libraryEntry(IpDescriptor.parse(JSON.parse(text)), folder, undefined);
}

const AXI4_LITE = [
  ...['output awvalid', 'input awready', 'output [31:0] awaddr', 'output [2:0] awprot'],
  ...['output wvalid', 'input wready', 'output [31:0] wdata', 'output [3:0] wstrb'],
  ...['input bvalid', 'output bready', 'input [1:0] bresp'],
  ...['output arvalid', 'input arready', 'output [31:0] araddr', 'output [2:0] arprot'],
  ...['input rvalid', 'output rready', 'input [31:0] rdata', 'input [1:0] rresp'],
];
const AXI4 = [
  ...AXI4_LITE,
  ...[
    'output [3:0] awid',
    'output [7:0] awlen',
    'output [2:0] awsize',
    'output [1:0] awburst',
    'output wlast',
  ],
  ...[
    'output [3:0] arid',
    'output [7:0] arlen',
    'output [2:0] arsize',
    'output [1:0] arburst',
    'input rlast',
  ],
  ...['input [3:0] bid', 'input [3:0] rid'],
];

/** A processor as it comes from a Verilog file. */
async function imported(name: string, signals: readonly string[]): Promise<IpDescriptor> {
  const ports = signals.map((each) => each.replace(/(\w+)$/, 'mem_axi_$1'));
  const text = `module ${name} (input clk, input resetn, ${ports.join(', ')}, input [31:0] irq); endmodule`;
  const { descriptors } = await readVerilog({ files: [{ path: `${name}.v`, text }] });
  return { ...descriptors[0]!, interrupts: [{ port: 'irq', role: 'sink', sensitivity: 'level' }] };
}

const processors = {
  'of ours': ours.descriptor,
  'imported, AXI4-Lite': await imported('lite_cpu', AXI4_LITE),
  'imported, AXI4': await imported('burst_cpu', AXI4),
};
const library = createLibrary([...entries, ours, ...Object.values(processors).slice(1)]);
const blocks = ['rom', 'sram', 'plic', 'uart', 'gpio', 'timer', 'spi'].map(
  (name) => `netloom:ip:${name}:1.0`,
);

/** What a person does on the canvas, one after the other, and how often. */
function canvas(shelf: Library) {
  let document: SocDocument = emptySoc('top');
  let actions = 1;
  return {
    /** Drops a block, and takes what is offered: two actions. */
    drop(vlnv: string) {
      const { document: placed, name } = addInstance(document, shelf.find(vlnv)!.descriptor);
      const attached = attach(placed, shelf, [name]);
      document = attached.document;
      actions += 2;
      return attached.lines;
    },
    /** Selects all and exports what is open: two actions. */
    exportAll() {
      const open = check(document, shelf).flatMap(({ code, place }) =>
        code === 'SOC-UNDRIVEN' && place?.kind === 'document' && place.instance ? [place.endpoint!] : [],
      );
      document = open.reduce((each, end) => exportToTop(each, shelf, end).document ?? each, document);
      actions += 2;
    },
    get: () => ({ document, actions }),
  };
}

function build(order: readonly string[]) {
  const made = canvas(library);
  for (const vlnv of order) made.drop(vlnv);
  made.exportAll();
  return made.get();
}

const errorsOf = (document: SocDocument) =>
  check(document, library)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

describe('a SoC of a processor, two memories and five peripherals', () => {
  it.each(Object.entries(processors))('%s takes 19 actions at most and has no error', (_, { vlnv }) => {
    const { document, actions } = build([vlnv, ...blocks]);
    expect(actions).toBeLessThanOrEqual(20);
    expect(errorsOf(document)).toEqual([]);
    expect(Object.keys(document.addressMap)).toHaveLength(7);
    expect(Object.keys(document.interrupts)).toHaveLength(5);
  });

  it.each([
    ['the processor last', [...blocks, ours.descriptor.vlnv]],
    [
      'the controller last',
      [ours.descriptor.vlnv, ...blocks.filter((each) => !each.includes('plic')), blocks[2]!],
    ],
    ['the peripherals first', [...blocks.toReversed(), ours.descriptor.vlnv]],
  ])('comes out whole with %s', (_, order) => {
    const { document } = build(order);
    expect(errorsOf(document)).toEqual([]);
    expect(Object.keys(document.addressMap)).toHaveLength(7);
  });

  it('is clean in Verilator with all warnings and in Yosys', { timeout: 60_000 }, async () => {
    const { document } = build([ours.descriptor.vlnv, ...blocks]);
    const generation = generate(document, library);
    expect(generation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const said = await complaints([generation]);
    // Yosys tells of memories of the core that it makes of registers: they are read in parts.
    expect(said.filter((line) => !line.startsWith('Warning: Replacing memory'))).toEqual([]);
  });
});
