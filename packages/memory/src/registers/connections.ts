import type { ConnectionText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { bitsFor, geometryOf } from '../geometry.ts';
import { backgroundsOf, stepsOf } from '../bist/program.ts';
import { readMarch } from '../bist/march.ts';
import type { March } from '../bist/march.ts';
import { powerModes } from '../rtl/power.ts';
import { featuresOf } from '../rtl/features.ts';
import { bitsWords, readers } from './layout.ts';

const APB = ['paddr', 'psel', 'penable', 'pwrite', 'pwdata', 'pstrb', 'prdata', 'pready', 'pslverr'];

/** What the register file is connected to in the wrapper. */
export function registerConnections(memory: Memory): ConnectionText[] {
  const entries: [string, string][] = [
    ...faults(memory),
    ...(featuresOf(memory).injects > 0
      ? ([
          ['inject_bits', 'inject'],
          ['inject_bits_clear', `{${featuresOf(memory).injects}{injected}}`],
        ] as [string, string][])
      : []),
    ...(memory.scrub === undefined ? [] : ([['scrub_interval', 'scrub_interval']] as [string, string][])),
    ...repair(memory),
    ...bist(memory),
  ];
  return [
    ...['clk', 'rst_n'].map((name) => ({ name, value: name })),
    ...APB.map((signal) => ({ name: signal, value: `s_ctl_${signal}` })),
    ...entries.map(([name, value]) => ({ name, value })),
  ];
}

/** Outputs of the register file that nothing waits for: software sees that a count is full. */
export function idleNets(memory: Memory): string[] {
  return faults(memory).flatMap(([port, net]) => (port.endsWith('_saturated') ? [net] : []));
}

function faults(memory: Memory): [string, string][] {
  if (!featuresOf(memory).faults) return [];
  const kinds = memory.ecc === 'secded' ? ['corrected', 'uncorrected'] : ['uncorrected'];
  return readers(memory).flatMap(({ name, suffix }) =>
    kinds.flatMap((kind): [string, string][] => {
      const end = suffix.toLowerCase();
      const event = `${name}_fault_${kind}`;
      return [
        [`${kind}${end}_count_increment`, event],
        [`${kind}${end}_count_increment_saturated`, `${kind}${end}_full`],
        [`${kind}_address${end}_address_next`, `${name}_fault_addr`],
        [`${kind}_address${end}_address_we`, event],
      ];
    }),
  );
}

function repair(memory: Memory): [string, string][] {
  const { rows = 0, columns = 0 } = memory.repair ?? {};
  const { addressBits, stored } = geometryOf(memory);
  const spares = (count: number, kind: 'row' | 'column', field: string, bits: number) =>
    Array.from({ length: count }, (_, index): [string, string][] => [
      [`repair_${kind}${index}_${field}`, `${kind}_${field}[${index * bits} +: ${bits}]`],
      [`repair_${kind}${index}_used`, `${kind}_used[${index}]`],
    ]).flat();
  return [
    ...spares(rows, 'row', 'word', addressBits),
    ...spares(columns, 'column', 'bit', bitsFor(stored)),
    ...(memory.repair === undefined
      ? []
      : (['stop', 'resume', 'stopped'].map((name) => [`bist_${name}`, `bist_${name}`]) as [
          string,
          string,
        ][])),
  ];
}

function bist(memory: Memory): [string, string][] {
  if (memory.bist === undefined) return [];
  const { stored } = geometryOf(memory);
  const steps = stepsOf(readMarch(memory.bist.march) as March).length;
  const backgrounds = backgroundsOf(stored, memory.bist.backgrounds);
  const wide = (net: string, bits: number, to: number) => (bits === to ? net : `{${to - bits}'d0, ${net}}`);
  return [
    ['bist_start', 'bist_start'],
    ['bist_running', powerModes(memory).length > 0 ? 'bist_running || bist_waits' : 'bist_running'],
    ['bist_done', 'bist_done'],
    ['bist_failed', '|bist_failures'],
    ['bist_failures_count', 'bist_failures'],
    ['bist_address_address', 'bist_fail_addr'],
    ['bist_place_step', wide('bist_fail_step', bitsFor(steps), 6)],
    ['bist_place_background', wide('bist_fail_background', bitsFor(backgrounds), 4)],
    ['bist_place_port', featuresOf(memory).testPorts === 2 ? 'bist_fail_port' : "1'b0"],
    ...Array.from({ length: bitsWords(memory) }, (_, word): [string, string] => [
      `bist_bits${word}_bits`,
      `bist_fail_bits[${Math.min(stored, 32 * word + 32) - 1}:${32 * word}]`,
    ]),
  ];
}
