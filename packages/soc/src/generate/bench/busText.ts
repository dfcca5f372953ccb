import type { InstanceText, ItemText, ParameterText } from '@netloom/hdl/emit';
import { wordWidth } from './plan.ts';
import type { BenchPlan, Manager, Subordinate } from './plan.ts';

/** Constants, drivers, watchers and the choice between them, as items of the bench. */
export function busItems(plan: BenchPlan): ItemText[] {
  const { design, managers, subordinates } = plan;
  const bench = `${design.document.name}_tb`;
  const parameters = [...numbered('FROM', managers), ...numbered('AT', subordinates)];
  const instances = [
    ...managers.map((each) => driverOf(bench, each)),
    ...subordinates.filter(({ outside }) => outside).map((each) => worldOf(bench, each)),
    ...subordinates.map((each) => watchOf(bench, each)),
  ];
  return [
    { kind: 'parameters', parameters },
    ...instances.flatMap((instance): ItemText[] => [{ kind: 'blank' }, { kind: 'instance', instance }]),
    ...managers.flatMap((each): ItemText[] => [{ kind: 'blank' }, textItem(driveText(each))]),
    { kind: 'blank' },
    textItem(accessText(managers, wordWidth(plan))),
    { kind: 'blank' },
    textItem(hitsText(subordinates, wordWidth(plan))),
  ];
}

const numbered = (prefix: string, ends: readonly { name: string }[]): ParameterText[] =>
  ends.map(({ name }, index) => ({
    name: `${prefix}_${name}`,
    type: 'logic [15:0]',
    value: `16'd${index}`,
    local: true,
  }));

const textItem = (text: string): ItemText => ({ kind: 'text', text });

type Pairs = [name: string, value: string][];

const connectionsOf = (pairs: Pairs) => pairs.map(([name, value]) => ({ name, value }));

/** Manager's signal → expression over its driver; bits that are not named are 0. */
const DRIVEN: Record<Manager['bus'], Record<string, (manager: Manager) => string>> = {
  'axi4-lite': {
    AWADDR: ({ name }) => `drive_${name}.address`,
    ARADDR: ({ name }) => `drive_${name}.address`,
    // Secure and privileged: what no entry of an address map refuses.
    AWPROT: () => "3'b001",
    ARPROT: () => "3'b001",
    AWVALID: ({ name }) => `drive_${name}.awvalid`,
    WDATA: ({ name }) => `drive_${name}.wdata`,
    WSTRB: ({ dataWidth }) => `{${dataWidth / 8}{1'b1}}`,
    WVALID: ({ name }) => `drive_${name}.wvalid`,
    BREADY: ({ name }) => `drive_${name}.bready`,
    ARVALID: ({ name }) => `drive_${name}.arvalid`,
    RREADY: ({ name }) => `drive_${name}.rready`,
  },
  apb: {
    PADDR: ({ name }) => `drive_${name}.address`,
    PPROT: () => "3'b001",
    PSEL: ({ name }) => `drive_${name}.psel`,
    PENABLE: ({ name }) => `drive_${name}.penable`,
    PWRITE: ({ name }) => `drive_${name}.pwrite`,
    PWDATA: ({ name }) => `drive_${name}.wdata`,
    PSTRB: ({ name, dataWidth }) => `{${dataWidth / 8}{drive_${name}.pwrite}}`,
  },
};

/** Subordinate's signal → what a manager without it reads. */
const ANSWERS: Record<Manager['bus'], Record<string, string>> = {
  'axi4-lite': {
    AWREADY: "1'b0",
    WREADY: "1'b0",
    BRESP: "2'b00",
    BVALID: "1'b0",
    ARREADY: "1'b0",
    RDATA: "'0",
    RRESP: "2'b00",
    RVALID: "1'b0",
  },
  apb: { PREADY: "1'b1", PRDATA: "'0", PSLVERR: "1'b0" },
};

function driverOf(
  bench: string,
  { key, name, bus, outside, addressWidth, dataWidth, clock, reads }: Manager,
): InstanceText {
  const inputs = Object.entries(ANSWERS[bus]).map(([signal, absent]): [string, string] => [
    signal.toLowerCase(),
    reads.get(signal) ?? absent,
  ]);
  return {
    module: `${bench}_${bus === 'apb' ? 'apb' : 'axil'}_driver`,
    name: `drive_${name}`,
    comment: outside ? `${key}: the world outside` : `${key}: in the place of its block`,
    parameters: connectionsOf([
      ['AW', String(addressWidth)],
      ['DW', String(dataWidth)],
    ]),
    ports: connectionsOf([['clk', clock], ...inputs]),
  };
}

/** Verilator 5.006 takes the value of a force once, so that it is given anew at each change. */
function driveText(manager: Manager): string {
  const { name, bus, outside, drives } = manager;
  const set = [...drives].map(([signal, port]) => {
    const value = DRIVEN[bus][signal]?.(manager) ?? "'0";
    return `  ${outside ? '' : 'force '}${port} = ${value};`;
  });
  return [`always @(drive_${name}.turn) begin`, ...set, 'end'].join('\n');
}

function worldOf(bench: string, { key, name, bus, clock, reads }: Subordinate): InstanceText {
  const signals =
    bus === 'apb'
      ? ['PREADY']
      : [
          'AWVALID',
          'AWREADY',
          'WVALID',
          'WREADY',
          'BVALID',
          'BREADY',
          'ARVALID',
          'ARREADY',
          'RVALID',
          'RREADY',
        ];
  const own = signals.map((signal): [string, string] => [signal.toLowerCase(), reads.get(signal) ?? "1'b0"]);
  return {
    module: `${bench}_${bus === 'apb' ? 'apb' : 'axil'}_world`,
    name: `world_${name}`,
    comment: `${key}: the world outside`,
    ports: connectionsOf(bus === 'apb' ? own : [['clk', clock], ...own]),
  };
}

/** Inputs of the top level that the worlds outside drive. */
export function answeredPorts({ subordinates }: BenchPlan): Set<string> {
  const ports = subordinates.flatMap(({ outside, bus, reads }) =>
    outside ? WORLD[bus].map((signal) => reads.get(signal)) : [],
  );
  return new Set(ports.filter((port) => port !== undefined));
}

const WORLD = { 'axi4-lite': ['AWREADY', 'WREADY', 'BVALID', 'ARREADY', 'RVALID'], apb: ['PREADY'] };

function watchOf(bench: string, { name, bus, addressWidth, clock, reads }: Subordinate): InstanceText {
  const all = (...signals: string[]) =>
    signals.some((signal) => !reads.has(signal))
      ? "1'b0"
      : signals.map((signal) => reads.get(signal)!).join(' && ');
  const apb = all('PSEL', 'PENABLE', ...(reads.has('PREADY') ? ['PREADY'] : []));
  const isWrite = reads.get('PWRITE') ?? "1'b0";
  const address = (signal: string) => reads.get(signal) ?? "'0";
  const ports: Pairs =
    bus === 'apb'
      ? [
          ['write', `${apb} && ${isWrite}`],
          ['read', `${apb} && !${isWrite}`],
          ['write_address', address('PADDR')],
          ['read_address', address('PADDR')],
        ]
      : [
          ['write', all('AWVALID', 'AWREADY')],
          ['read', all('ARVALID', 'ARREADY')],
          ['write_address', address('AWADDR')],
          ['read_address', address('ARADDR')],
        ];
  return {
    module: `${bench}_watch`,
    name: `watch_${name}`,
    parameters: connectionsOf([['AW', String(addressWidth)]]),
    ports: connectionsOf([['clk', clock], ...ports]),
  };
}

function accessText(managers: Manager[], width: number): string {
  const cases = managers.flatMap(({ name, addressWidth, dataWidth }) => [
    `    FROM_${name}: begin`,
    `      drive_${name}.transfer(is_write, address[${addressWidth - 1}:0], data[${dataWidth - 1}:0]);`,
    `      bus_data     = ${width}'(drive_${name}.data);`,
    `      bus_response = drive_${name}.response;`,
    `      bus_hung     = drive_${name}.hung;`,
    '    end',
  ]);
  return [
    ...namesText('manager_names', managers),
    '',
    '// One access by a manager. A bus that does not answer ends the test.',
    `logic [${width - 1}:0] bus_data;`,
    'logic [1:0] bus_response;',
    'logic bus_hung;',
    '',
    `task access(input int from, input logic is_write, input logic [${width - 1}:0] address, data);`,
    "  bus_hung = 1'b1;",
    '  case (from[15:0])',
    ...cases,
    '    default: ;',
    '  endcase',
    '  if (bus_hung) begin',
    '    fail($sformatf("%0s %h by %0s: no answer", is_write ? "write to" : "read of", address, manager_names[from]));',
    '    finish_test;',
    '  end',
    'endtask',
  ].join('\n');
}

function hitsText(subordinates: Subordinate[], width: number): string {
  const at = ({ name }: Subordinate) => `AT_${name}`;
  const counts = subordinates.map(({ name }) => `  all_hits += watch_${name}.count;`);
  return [
    ...namesText('subordinate_names', subordinates),
    '',
    '// Transfers that arrived at one subordinate, at all of them, and the address of the last one.',
    ...choice('int', 'hits_at', subordinates, (each) => [at(each), `watch_${each.name}.count`], '0'),
    '',
    'function automatic int all_hits();',
    '  all_hits = 0;',
    ...counts,
    'endfunction',
    '',
    ...choice(
      `logic [${width - 1}:0]`,
      'last_at',
      subordinates,
      (each) => [at(each), `${width}'(watch_${each.name}.last)`],
      "'0",
    ),
  ].join('\n');
}

/** A function that gives something of one of many. */
function choice<T>(
  type: string,
  name: string,
  all: readonly T[],
  of: (each: T) => [string, string],
  rest: string,
): string[] {
  return [
    `function automatic ${type} ${name}(input int index);`,
    '  case (index[15:0])',
    ...all.map((each) => `    ${of(each)[0]}: ${name} = ${of(each)[1]};`),
    `    default: ${name} = ${rest};`,
    '  endcase',
    'endfunction',
  ];
}

function namesText(name: string, ends: readonly { key: string }[]): string[] {
  return [
    `string ${name}[0:${Math.max(0, ends.length - 1)}];`,
    'initial begin',
    ...ends.map(({ key }, index) => `  ${name}[${index}] = "${key}";`),
    'end',
  ];
}
