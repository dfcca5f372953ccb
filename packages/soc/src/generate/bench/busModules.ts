import { emitModule, input, output } from '@netloom/hdl/emit';
import type { DeclarationText, ItemText, ModuleText, ParameterText } from '@netloom/hdl/emit';
import type { BenchPlan } from './plan.ts';
import { APB_TRANSFER, AXIL_TRANSFER } from './transfers.ts';

/** Drivers of managers, worlds outside and watchers of subordinates, as modules of the bench's own file. */
export function busModules(bench: string, { managers, subordinates }: BenchPlan): string {
  if (managers.length === 0) return '';
  const worlds = subordinates.filter(({ outside }) => outside);
  const modules = [
    ...(managers.some(({ bus }) => bus === 'axi4-lite') ? [AXIL_DRIVER] : []),
    ...(managers.some(({ bus }) => bus === 'apb') ? [APB_DRIVER] : []),
    ...(worlds.some(({ bus }) => bus === 'axi4-lite') ? [AXIL_WORLD] : []),
    ...(worlds.some(({ bus }) => bus === 'apb') ? [APB_WORLD] : []),
    ...(subordinates.length > 0 ? [WATCH] : []),
  ];
  return modules
    .map(({ name, items, ...rest }) => {
      const all = [{ kind: 'text', text: TIME } as const, ...items];
      const parted = all.flatMap((item): ItemText[] => [{ kind: 'blank' }, item]).slice(1);
      return `\n${emitModule({ ...rest, name: `${bench}_${name}`, items: parted })}`;
    })
    .join('');
}

/** A module of a bench, whose name begins with that of the bench. */
type BusModule = ModuleText & { items: ItemText[] };

const TIME = 'timeunit 1ns;\ntimeprecision 1ps;';

const ADDRESS: ParameterText = { name: 'AW', value: '32' };
const DRIVER_PARAMETERS: ParameterText[] = [
  ADDRESS,
  { name: 'DW', value: '32' },
  { name: 'LIMIT', value: '1000' },
];

const bit = (name: string, value?: string): DeclarationText => ({
  name,
  ...(value !== undefined && { value }),
});

/** What a driver drives, and what became of its last transfer. */
function driverItems(controls: readonly string[], transfer: string): ItemText[] {
  const own = [...controls, 'address', 'wdata', 'data', 'response', 'hung'].join(', ');
  return [
    {
      kind: 'declarations',
      declarations: [
        { name: 'address', packed: '[AW-1:0]' },
        { name: 'wdata', packed: '[DW-1:0]' },
        { name: 'data', packed: '[DW-1:0]' },
        { name: 'response', packed: '[1:0]' },
        ...[...controls, 'hung', 'busy'].map((name) => bit(name)),
        { type: 'int', name: 'turn', value: '0' },
      ],
    },
    { kind: 'text', text: `initial begin\n  {${own}} = '0;\n  #1 turn = 1;\nend` },
    { kind: 'text', text: transfer },
  ];
}

const AXIL_DRIVER: BusModule = {
  name: 'axil_driver',
  comment: `Drives an AXI4-Lite manager port: changes at the falling edge, samples at the rising one. \`turn\` counts
the changes.`,
  parameters: DRIVER_PARAMETERS,
  ports: [
    input('clk'),
    input('awready'),
    input('wready'),
    input('bresp', 2),
    input('bvalid'),
    input('arready'),
    input('rdata', '[DW-1:0]'),
    input('rresp', 2),
    input('rvalid'),
  ],
  items: driverItems(['awvalid', 'wvalid', 'bready', 'arvalid', 'rready'], AXIL_TRANSFER),
};

const APB_DRIVER: BusModule = {
  name: 'apb_driver',
  comment: `Drives an APB requester port: changes at the falling edge, samples at the rising one. \`turn\` counts the
changes.`,
  parameters: DRIVER_PARAMETERS,
  ports: [input('clk'), input('pready'), input('prdata', '[DW-1:0]'), input('pslverr')],
  items: driverItems(['psel', 'penable', 'pwrite'], APB_TRANSFER),
};

const AXIL_WORLD: BusModule = {
  name: 'axil_world',
  comment:
    'The world behind an AXI4-Lite port of the top level: takes everything and answers OKAY and zeros.',
  ports: [
    input('clk'),
    input('awvalid'),
    output('awready'),
    input('wvalid'),
    output('wready'),
    output('bvalid'),
    input('bready'),
    input('arvalid'),
    output('arready'),
    output('rvalid'),
    input('rready'),
  ],
  items: [
    { kind: 'declarations', declarations: ['aw_held', 'w_held', 'r_held'].map((name) => bit(name, "1'b0")) },
    {
      kind: 'assigns',
      assigns: [
        { target: 'awready', value: '!aw_held' },
        { target: 'wready', value: '!w_held' },
        { target: 'bvalid', value: 'aw_held && w_held' },
        { target: 'arready', value: '!r_held' },
        { target: 'rvalid', value: 'r_held' },
      ],
    },
    {
      kind: 'text',
      text: `always_ff @(posedge clk) begin
  aw_held <= (aw_held || awvalid === 1'b1) && !(bvalid && bready === 1'b1);
  w_held  <= (w_held || wvalid === 1'b1) && !(bvalid && bready === 1'b1);
  r_held  <= r_held ? rready !== 1'b1 : arvalid === 1'b1;
end`,
    },
  ],
};

const APB_WORLD: BusModule = {
  name: 'apb_world',
  comment: 'The world behind an APB port of the top level: takes everything at once and answers zeros.',
  ports: [output('pready')],
  items: [{ kind: 'assigns', assigns: [{ target: 'pready', value: "1'b1" }] }],
};

const WATCH: BusModule = {
  name: 'watch',
  comment: 'Counts the transfers that arrive at a subordinate, and keeps the address of the last one.',
  parameters: [ADDRESS],
  ports: [
    input('clk'),
    input('write'),
    input('read'),
    input('write_address', '[AW-1:0]'),
    input('read_address', '[AW-1:0]'),
  ],
  items: [
    {
      kind: 'declarations',
      declarations: [
        { type: 'int', name: 'count', value: '0' },
        { name: 'last', packed: '[AW-1:0]', value: "'0" },
      ],
    },
    {
      kind: 'text',
      text: `always @(posedge clk) begin
  count <= count + int'(write === 1'b1) + int'(read === 1'b1);
  if (write === 1'b1) last <= write_address;
  if (read === 1'b1) last <= read_address;
end`,
    },
  ],
};
