import { ASSUMED_FREQUENCY } from '../constraints/constraints.ts';
import { isaStringOf } from '../isa.ts';
import { CLIC_SIZE } from '../options/clic.ts';
import type { CacheOptions, CoreOptions } from '../options/coreOptions.ts';

interface Node {
  name: string;
  lines: readonly string[];
  children?: readonly Node[];
}

const hex = (value: number) => `0x${value.toString(16)}`;

function text({ name, lines, children = [] }: Node, indent = ''): string {
  const inner = `${indent}\t`;
  const parts = [
    lines.map((line) => `${inner}${line}\n`).join(''),
    ...children.map((child) => text(child, inner)),
  ].filter((part) => part !== '');
  return `${indent}${name} {\n${parts.join('\n')}${indent}};\n`;
}

/** Interrupts need CSRs: a core without has no controller. */
function controllers({ name, base }: CoreOptions): Node[] {
  if (!base.zicsr) return [];
  const lines = [
    'compatible = "riscv,cpu-intc";',
    'interrupt-controller;',
    '#interrupt-cells = <1>;',
    '#address-cells = <0>;',
  ];
  return [{ name: `${name}_intc: interrupt-controller`, lines }];
}

/** As Linux and OpenSBI read them. */
const protection = ({ auxiliary }: CoreOptions): string[] =>
  auxiliary.pmpEntries > 0
    ? [
        `riscv,pmpregions = <${auxiliary.pmpEntries}>;`,
        `riscv,pmpgranularity = <${auxiliary.pmpGranularity}>;`,
      ]
    : [];

/** Bytes that an instruction of Zicbom acts on (binding riscv/cpus.yaml). */
const cacheBlocks = ({ base, memory }: CoreOptions): string[] =>
  base.zicbom ? [`riscv,cbom-block-size = <${memory.dataCache!.line}>;`] : [];

/** Bytes, sets and bytes of a line (Devicetree Specification v0.4, 3.8.2). */
const cache = (kind: 'i' | 'd', values: CacheOptions | null): string[] =>
  values
    ? [
        `${kind}-cache-size = <${values.size}>;`,
        `${kind}-cache-sets = <${values.size / values.ways / values.line}>;`,
        `${kind}-cache-block-size = <${values.line}>;`,
      ]
    : [];

function cpu(options: CoreOptions): Node {
  const { name } = options;
  const compatible = name.toLowerCase().replaceAll('_', '-');
  return {
    name: `${name}: cpu@0`,
    lines: [
      'device_type = "cpu";',
      `compatible = "netloom,${compatible}", "riscv";`,
      'reg = <0>;',
      `riscv,isa = "${isaStringOf(options)}";`,
      'mmu-type = "riscv,none";',
      ...protection(options),
      ...cache('i', options.memory.instructionCache),
      ...cache('d', options.memory.dataCache),
      ...cacheBlocks(options),
      `clock-frequency = <${ASSUMED_FREQUENCY}>;`,
      'status = "okay";',
    ],
    children: controllers(options),
  };
}

/** Interrupts by number and level, as the binding riscv,clic of Zephyr has them. */
function clic({ name, auxiliary }: CoreOptions): Node[] {
  if (!auxiliary.clic) return [];
  const base = Number(auxiliary.clic.base);
  const lines = [
    'compatible = "riscv,clic";',
    `reg = <${hex(base)} ${hex(CLIC_SIZE)}>;`,
    'interrupt-controller;',
    '#interrupt-cells = <2>;',
    '#address-cells = <0>;',
  ];
  return [{ name: `${name}_clic: interrupt-controller@${base.toString(16)}`, lines }];
}

/** Memories, CLIC and CLINT; its interrupts are 3 and 7 of the core (RISC-V Privileged 1.12, 3.1.9). */
function devices(options: CoreOptions): Node[] {
  const { name, memory, auxiliary } = options;
  const memories = [
    { label: `${name}_itcm`, place: memory.instructionMemory },
    { label: `${name}_dtcm`, place: memory.dataMemory },
  ].flatMap(({ label, place }): Node[] => {
    if (!place) return [];
    const base = Number(place.base);
    const lines = ['compatible = "mmio-sram";', `reg = <${hex(base)} ${hex(place.size)}>;`];
    return [{ name: `${label}: sram@${base.toString(16)}`, lines }];
  });
  const local = [...memories, ...clic(options)];
  if (!auxiliary.clint) return local;
  const base = Number(auxiliary.clint.base);
  const clint = {
    name: `${name}_clint: timer@${base.toString(16)}`,
    lines: [
      'compatible = "sifive,clint0", "riscv,clint0";',
      `reg = <${hex(base)} 0x10000>;`,
      `interrupts-extended = <&${name}_intc 3>, <&${name}_intc 7>;`,
    ],
  };
  return [...local, clint];
}

const CELLS = ['#address-cells = <1>;', '#size-cells = <1>;'];

/**
 * `<c>.dtsi`: the processor's nodes of a devicetree (Specification v0.4, 3.7 and 3.8; binding riscv/cpus.yaml), with
 * its memories, CLIC and CLINT on a bus of their own.
 */
export function devicetree(options: CoreOptions): string {
  const local = devices(options);
  const cpus: Node = {
    name: 'cpus',
    lines: [
      '#address-cells = <1>;',
      '#size-cells = <0>;',
      "/* Of the core's clock, which mtime counts: set both to its frequency. */",
      `timebase-frequency = <${ASSUMED_FREQUENCY}>;`,
    ],
    children: [cpu(options)],
  };
  const bus: Node = {
    name: `${options.name}_bus: core-bus`,
    lines: ['compatible = "simple-bus";', ...CELLS, 'ranges;'],
    children: local,
  };
  const root: Node = { name: '/', lines: [], children: local.length > 0 ? [cpus, bus] : [cpus] };
  return `/* Devicetree nodes of the processor ${options.name}, to be included into that of a SoC. */\n\n${text(root)}`;
}
