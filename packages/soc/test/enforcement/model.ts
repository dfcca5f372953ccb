import type { SocDocument } from '@netloom/model';
import { MANAGERS, reaching } from './design.ts';

/** One transfer with the answer that the document's words ask for. */
export interface Vector {
  manager: number;
  write: boolean;
  /** AxPROT. */
  protection: number;
  address: number;
  data: number;
  response: number;
  value: number;
}

const OKAY = 0;
const DECERR = 3;

/** Tag of a memory: what its first word holds at the start. */
export function tagOf(index: number): number {
  return (index + 1) * 0x1000000;
}

interface Sight {
  endpoint: string;
  base: number;
  size: number;
  offset: number;
}

/** Every place of the map, read off the document with plain numbers. */
function sights(document: SocDocument): (Sight & { managers: string[] | undefined })[] {
  return Object.entries(document.addressMap).flatMap(([endpoint, block]) => [
    { endpoint, base: Number(block.base), size: Number(block.size), offset: 0, managers: block.managers },
    ...(block.aliases ?? []).map((alias) => ({
      endpoint,
      base: Number(alias.base),
      size: Number(alias.size ?? block.size),
      offset: Number(alias.offset ?? 0),
      managers: alias.managers,
    })),
  ]);
}

/** Random transfers around both ends of every place, and what must come of each. */
export function vectorsFor(document: SocDocument, count: number): Vector[] {
  const random = randomSource(42);
  const places = sights(document);
  const endpoints = Object.keys(document.addressMap);
  const memories = new Map(endpoints.map((endpoint) => [endpoint, new Map<number, number>()]));
  return Array.from({ length: count }, () => {
    const manager = random(MANAGERS.length);
    const name = MANAGERS[manager]!;
    const place = places[random(places.length)]!;
    const word = 4 * random(3);
    const edges = [place.base + word, place.base + place.size - 4 - word, place.base + place.size + word];
    const address = edges[random(3)]!;
    const [write, protection, data] = [random(2) === 1, random(8), random(0x7fffffff)];
    const common = { manager, write, protection, address, data };
    const seen = places.find(
      ({ base, size, endpoint, managers }) =>
        address >= base &&
        address < base + size &&
        reaching(endpoint).includes(name) &&
        (managers === undefined || managers.includes(`${name}.m`)),
    );
    if (!seen || !isAllowed(document, seen.endpoint, write, name === 'cpu0' ? 0 : protection))
      return { ...common, response: DECERR, value: 0 };
    const offset = seen.offset + address - seen.base;
    const memory = memories.get(seen.endpoint)!;
    if (write) memory.set(offset, data);
    const value = write ? 0 : (memory.get(offset) ?? tagOf(endpoints.indexOf(seen.endpoint)) + offset);
    return { ...common, response: OKAY, value };
  });
}

/** AxPROT: bit 0 privileged, bit 1 non-secure (Arm IHI 0022H, A4.7); a manager without it is 000. */
function isAllowed(document: SocDocument, endpoint: string, write: boolean, protection: number): boolean {
  const { readOnly, secure, privileged } = document.addressMap[endpoint]!;
  if (readOnly && write) return false;
  if (secure && Math.floor(protection / 2) % 2 === 1) return false;
  return !(privileged && protection % 2 === 0);
}

/** Linear congruential numbers (Numerical Recipes, 7.1), the same at each run. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A line of `$readmemh`: manager, write, protection, response, address, data, value. */
export function vectorLine({ manager, write, protection, response, address, data, value }: Vector): string {
  const bits = [manager, Number(write), protection, response].map((each) => hex(each, 1)).join('');
  return `${bits}${hex(address, 8)}${hex(data, 8)}${hex(value, 8)}`;
}

/** The bench: plays the vectors one after the other and counts what is answered otherwise. */
export function benchText(document: SocDocument, count: number): string {
  const tags = Object.keys(document.addressMap).map(
    (endpoint, index) => `    dut.${endpoint.split('.')[0]}.tag = 32'h${hex(tagOf(index), 8)};`,
  );
  const calls = MANAGERS.map(
    (name, index) =>
      `        4'd${index}: dut.${name}.transfer(v[104], v[95:64], v[102:100], v[63:32], resp, value);`,
  );
  return `\`timescale 1ns / 1ps
module bench;
  reg clk = 0;
  reg rst_n = 0;
  reg [111:0] vectors[0:${count - 1}];
  reg [111:0] v;
  reg [1:0] resp;
  reg [31:0] value;
  integer i, errors;
  always #5 clk = !clk;
  top dut (.clk(clk), .rst_n(rst_n), .rst(!rst_n));
  initial begin
${tags.join('\n')}
    $readmemh("vectors.hex", vectors);
    errors = 0;
    repeat (4) @(negedge clk);
    rst_n = 1;
    for (i = 0; i < ${count}; i = i + 1) begin
      v = vectors[i];
      case (v[111:108])
${calls.join('\n')}
        default: ;
      endcase
      if (resp !== v[97:96] || value !== v[31:0]) begin
        errors = errors + 1;
        if (errors > 4) i = ${count};
        $display("%0d: manager %0d write %b protection %b at %h: %b %h, expected %b %h", i,
          v[111:108], v[104], v[102:100], v[95:64], resp, value, v[97:96], v[31:0]);
      end
    end
    $display("RESULT errors=%0d", errors);
    $finish;
  end
  initial #10000000 begin
    $display("RESULT hangs");
    $finish;
  end
endmodule
`;
}
