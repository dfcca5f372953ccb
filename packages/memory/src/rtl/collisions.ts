import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { portsOf, readingOf, reads, writes, writingOf } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import type { ArrayParts } from './parts.ts';

const rivalOf = (ports: readonly RequestPort[], port: RequestPort) =>
  reads(port) ? ports.find((other) => other !== port && writes(other)) : undefined;

/** Where what is read in a collision is undefined, check bits must not be believed. */
export function tellsCollisions(memory: Memory, port: RequestPort): boolean {
  const { ecc, readDuringWrite } = memory;
  return ecc !== 'none' && readDuringWrite === 'undefined' && rivalOf(portsOf(memory), port) !== undefined;
}

/** What is read of a word that another port writes at the same clock. */
export function collisions(parts: ArrayParts): ItemText[] {
  return parts.ports.filter(reads).flatMap((port): ItemText[] => {
    const rival = rivalOf(parts.ports, port);
    const text = rival === undefined ? plain(port) : collided(parts, port, rival);
    return [{ kind: 'blank' }, { kind: 'text', text }];
  });
}

const plain = ({ name }: RequestPort) => `assign ${name}_rdata = ${name}_raw;`;

function collided(parts: ArrayParts, port: RequestPort, rival: RequestPort): string {
  const { memory } = parts;
  const { name } = port;
  const hit = `(${readingOf(port)}) && (${writingOf(rival)}) && ${name}_addr == ${rival.name}_addr`;
  if (memory.readDuringWrite === 'new') return bypass(parts, name, rival, hit);
  if (!tellsCollisions(memory, port)) return plain(port);
  return `${plain(port)}\nalways_ff @(posedge clk) ${name}_collided <= ${hit};`;
}

/** The written bits go past the macros. */
function bypass({ geometry }: ArrayParts, name: string, rival: RequestPort, hit: string): string {
  const { stored, storedGroup, groups, masked } = geometry;
  const by = `${name}_bypass`;
  const taken = masked ? `{${groups}{${hit}}} & ${rival.name}_mask` : hit;
  const choices = Array.from({ length: masked ? groups : 1 }, (_, group) => {
    const part = masked ? `[${group * storedGroup} +: ${storedGroup}]` : '';
    const bit = masked ? `[${group}]` : '';
    return `assign ${name}_rdata${part} = ${by}${bit} ? ${by}_data${part} : ${name}_raw${part};`;
  });
  return [
    `logic${masked ? ` [${groups - 1}:0]` : ''} ${by};`,
    `logic [${stored - 1}:0] ${by}_data;`,
    'always_ff @(posedge clk) begin',
    `  ${by} <= ${taken};`,
    `  ${by}_data <= ${rival.name}_wdata;`,
    'end',
    ...choices,
  ].join('\n');
}
