import { emitTidyModule, input, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { bitsFor, geometryOf } from '../geometry.ts';
import { arrayPorts } from './array.ts';
import { vector } from './cell.ts';
import type { ArrayParts } from './parts.ts';

/** Where spares are put: what software sets, out of what the self-test found. */
export function repairPorts(memory: Memory): PortText[] {
  const { rows = 0, columns = 0 } = memory.repair ?? {};
  const { addressBits, stored } = geometryOf(memory);
  return portGroup('Repair: words and bits that spares stand for', [
    ...(rows > 0 ? [input('row_used', vector(rows)), input('row_word', vector(rows * addressBits))] : []),
    ...(columns > 0
      ? [input('column_used', vector(columns)), input('column_bit', vector(columns * bitsFor(stored)))]
      : []),
  ]);
}

/** The array with its spares, as an array of the words that are asked for. */
export function repairModule(parts: ArrayParts): string {
  const { memory, physical } = parts;
  const { rows = 0, columns = 0 } = memory.repair ?? {};
  const outer = arrayPorts(parts);
  const inner = outer
    .slice(1)
    .map(({ name }) => ({ name, value: /_(wdata|rdata)$/.test(name) ? `array_${name.slice(2)}` : name }));
  return emitTidyModule({
    name: `${memory.name}_repair`,
    comment: `${rows} spare words and ${columns} spare bits of each word in the place of broken ones.`,
    ports: [...outer, ...repairPorts(memory)],
    items: [
      {
        kind: 'declarations',
        declarations: ['array_wdata', 'array_rdata'].map((name) => ({
          name,
          packed: vector(physical.stored),
        })),
      },
      {
        kind: 'instance',
        instance: {
          module: `${memory.name}_array`,
          name: 'u_array',
          ports: [{ name: 'clk', value: 'clk' }, ...inner],
        },
      },
      { kind: 'blank' },
      { kind: 'text', text: columnText(parts, columns) },
      ...(rows === 0
        ? [{ kind: 'text' as const, text: 'assign a_rdata = whole;' }]
        : [{ kind: 'blank' as const }, { kind: 'text' as const, text: rowText(parts, rows) }]),
    ],
  });
}

/** A spare column holds what the broken one should; of two for one bit the later one counts. */
function columnText({ geometry }: ArrayParts, columns: number): string {
  const { stored } = geometry;
  const bits = bitsFor(stored);
  const all = Array.from({ length: columns }, (_, index) => index);
  const bit = (index: number) => `column_bit[${index * bits} +: ${bits}]`;
  const last = `${bits}'d${stored - 1}`;
  if (columns === 0)
    return `logic ${vector(stored)} whole;\nassign array_wdata = a_wdata;\nassign whole = array_rdata;`;
  return [
    `logic ${vector(columns)} column_acts;`,
    `logic ${vector(stored)} whole;`,
    ...all.map(
      (index) => `assign column_acts[${index}] = column_used[${index}] && ${bit(index)} <= ${last};`,
    ),
    `assign array_wdata[${stored - 1}:0] = a_wdata;`,
    ...all.map(
      (index) => `assign array_wdata[${stored + index}] = column_acts[${index}] && a_wdata[${bit(index)}];`,
    ),
    'always_comb begin',
    `  whole = array_rdata[${stored - 1}:0];`,
    ...all.map(
      (index) => `  if (column_acts[${index}]) whole[${bit(index)}] = array_rdata[${stored + index}];`,
    ),
    'end',
  ].join('\n');
}

/** A spare word is written beside the array and read instead of it; of two for one word the first one counts. */
function rowText({ geometry }: ArrayParts, rows: number): string {
  const { stored, storedGroup, groups, masked, addressBits } = geometry;
  const all = Array.from({ length: rows }, (_, index) => index);
  const written = masked
    ? [
        `          for (int group = 0; group < ${groups}; group++)`,
        `            if (a_mask[group]) spares[row][group*${storedGroup} +: ${storedGroup}] <= a_wdata[group*${storedGroup} +: ${storedGroup}];`,
      ]
    : ['          spares[row] <= a_wdata;'];
  return [
    `logic ${vector(stored)} spares [0:${rows - 1}];`,
    `logic ${vector(rows)} hits;`,
    `logic ${vector(stored)} spare, read_spare;`,
    'logic read_hit;',
    ...all.map(
      (row) =>
        `assign hits[${row}] = row_used[${row}] && a_addr == row_word[${row * addressBits} +: ${addressBits}];`,
    ),
    'always_comb begin',
    "  spare = '0;",
    ...all.toReversed().map((row) => `  if (hits[${row}]) spare = spares[${row}];`),
    'end',
    'always_ff @(posedge clk)',
    '  if (a_en) begin',
    '    if (a_we) begin',
    `      for (int row = 0; row < ${rows}; row++)`,
    '        if (hits[row])',
    ...written,
    '    end else begin',
    '      read_hit <= |hits;',
    '      read_spare <= spare;',
    '    end',
    '  end',
    'assign a_rdata = read_hit ? read_spare : whole;',
  ].join('\n');
}
