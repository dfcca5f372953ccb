import type { ConnectionText, ItemText } from '@netloom/hdl/emit';
import { initText, wordsOfMacro } from '../contents/image.ts';
import { orderOf } from '../contents/order.ts';
import type { Macro } from '../library/macro.ts';
import { endOf } from '../plan/columns.ts';
import type { Chunk, Column } from '../plan/columns.ts';
import { reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { bankBits, cellModes, cellName } from './parts.ts';
import { POWER_PORT } from './power.ts';
import type { ArrayParts } from './parts.ts';
import { chunksIn, hasMask } from './cell.ts';
import { bankNet, localNet, readBankNet } from './depths.ts';

/** The macros of a column, what is written to all of them, and what is read of one. */
export function columnItems(parts: ArrayParts, column: Column, index: number): ItemText[] {
  const { macro } = parts.macros[column.macro]!;
  const of = `c${index}`;
  const bits = `bits ${endOf(column.chunks) - 1} to ${column.chunks[0]!.lsb}`;
  return [
    { kind: 'blank' },
    { kind: 'comment', text: `Column ${index}: ${bits} in ${column.macro}.` },
    {
      kind: 'text',
      text: parts.ports.flatMap((port) => sharedText(parts, column, macro, of, port)).join('\n'),
    },
    ...Array.from({ length: column.rows }, (_, row): ItemText => ({
      kind: 'instance',
      instance: {
        module: cellName(parts, column.macro),
        name: `u_${of}_b${row}`,
        parameters: startOf(parts, column, row),
        ports: [
          { name: 'clk', value: 'clk' },
          ...cellModes(parts, column.macro).map((mode) => ({
            name: POWER_PORT[mode],
            value: POWER_PORT[mode],
          })),
          ...parts.ports.flatMap((port) => connections(parts, column, macro, of, port, row)),
        ],
      },
    })),
  ];
}

/** The slice of the contents that a macro starts with. */
function startOf({ contents, macros }: ArrayParts, column: Column, row: number): ConnectionText[] {
  if (contents === undefined) return [];
  const candidate = macros[column.macro]!;
  const value = initText(wordsOfMacro(contents, column, candidate.macro, row), orderOf(candidate));
  return value === undefined ? [] : [{ name: 'INIT', value }];
}

function sharedText(
  parts: ArrayParts,
  column: Column,
  macro: Macro,
  of: string,
  port: RequestPort,
): string[] {
  const { name } = port;
  const lines: string[] = [];
  if (writes(port)) {
    lines.push(
      `logic [${macro.bits - 1}:0] ${of}_${name}_wdata;`,
      `assign ${of}_${name}_wdata = {${pieces(column.chunks, macro, `${name}_wdata`).join(', ')}};`,
    );
    if (hasMask(macro))
      lines.push(
        `logic [${chunksIn(macro) - 1}:0] ${of}_${name}_mask;`,
        `assign ${of}_${name}_mask = {${maskBits(parts, column, macro, name).join(', ')}};`,
      );
  }
  if (reads(port)) {
    const all = `${of}_${name}_rdata`;
    const select = column.rows === 1 ? '' : `${readBankNet(port, macro.words)}*${macro.bits} + `;
    lines.push(
      `logic [${column.rows * macro.bits - 1}:0] ${all};`,
      ...column.chunks.map(
        ({ lsb, at, bits }) => `assign ${name}_raw[${lsb} +: ${bits}] = ${all}[${select}${at} +: ${bits}];`,
      ),
      ...spareText(column, macro, `${of}_${name}`),
    );
  }
  return lines;
}

/** Bits that a macro has beyond those of the word, where it is the only one of its column. */
function spareText({ chunks, rows }: Column, macro: Macro, stem: string): string[] {
  if (rows > 1) return [];
  const ends = chunks.map(({ at, bits }) => at + bits);
  const spare = ends.flatMap((from, index) => {
    const to = chunks[index + 1]?.at ?? macro.bits;
    return from < to ? [`${stem}_rdata[${to - 1}:${from}]`] : [];
  });
  return spare.length === 0 ? [] : [`wire ${stem}_unused = &{1'b0, ${spare.join(', ')}};`];
}

/** A macro's data, the highest bits first; bits that hold nothing are low. */
function pieces(chunks: readonly Chunk[], macro: Macro, net: string): string[] {
  const list: string[] = [];
  let at = 0;
  for (const chunk of chunks) {
    if (chunk.at > at) list.unshift(`${chunk.at - at}'d0`);
    list.unshift(`${net}[${chunk.lsb} +: ${chunk.bits}]`);
    at = chunk.at + chunk.bits;
  }
  if (at < macro.bits) list.unshift(`${macro.bits - at}'d0`);
  return list;
}

function maskBits({ geometry }: ArrayParts, { chunks }: Column, macro: Macro, name: string): string[] {
  const bits = chunks.map(({ group }) => (geometry.masked ? `${name}_mask[${group}]` : "1'b1"));
  const unused = Array.from({ length: chunksIn(macro) - bits.length }, () => "1'b0");
  return [...unused, ...bits.toReversed()];
}

function connections(
  parts: ArrayParts,
  column: Column,
  macro: Macro,
  of: string,
  port: RequestPort,
  row: number,
): ConnectionText[] {
  const { name, kind } = port;
  const enable = enableOf(parts, column, macro, port, row);
  const low = row * macro.bits;
  return [
    { name: `${name}_en`, value: enable },
    ...(kind === 'rw' ? [{ name: `${name}_we`, value: `${name}_we` }] : []),
    ...(writes(port) && hasMask(macro) ? [{ name: `${name}_mask`, value: `${of}_${name}_mask` }] : []),
    { name: `${name}_addr`, value: localNet(port, macro.words) },
    ...(writes(port) ? [{ name: `${name}_wdata`, value: `${of}_${name}_wdata` }] : []),
    ...(reads(port)
      ? [{ name: `${name}_rdata`, value: `${of}_${name}_rdata[${low + macro.bits - 1}:${low}]` }]
      : []),
  ];
}

/** A macro works when its bank is meant; one without a mask is not written where the mask leaves its bits out. */
function enableOf(parts: ArrayParts, column: Column, macro: Macro, port: RequestPort, row: number): string {
  const { name, kind } = port;
  const { rows, bank } = bankBits(parts, macro.words);
  const terms = [`${name}_en`, ...(rows > 1 ? [`${bankNet(port, macro.words)} == ${bank}'d${row}`] : [])];
  if (writes(port) && parts.geometry.masked && !hasMask(macro)) {
    const bit = `${name}_mask[${column.chunks[0]!.group}]`;
    terms.push(kind === 'rw' ? `(!${name}_we || ${bit})` : bit);
  }
  return terms.join(' && ');
}
