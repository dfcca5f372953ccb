import type { SoftwareBlock } from '../../software/block.ts';
import { inComment, kindOf } from '../text.ts';
import { providerProperties } from './clocks.ts';
import type { ClockProvider, ClockReferences } from './clocks.ts';
import { compatibleText } from './node.ts';
import type { DtsNode, Labels } from './node.ts';

/** Labels of what nodes refer to, and the number of cells of an address. */
export interface Tree {
  cells: 1 | 2;
  labels: Labels;
  blocks: ReadonlyMap<SoftwareBlock, string>;
  clocks: ClockReferences;
  provider?: ClockProvider | undefined;
  /** Label of the controller node that stands for an interrupt sink, by its endpoint. */
  sinks: Map<string, string>;
  /** Paths of the instances that a cache does not see. */
  noncoherent: ReadonlySet<string>;
}

/** Generic names of the Specification (2.2.2) by words of the IP's title and category, the special before the general. */
const GENERIC: readonly [RegExp, string][] = [
  [/\bspi\b/i, 'spi'],
  [/\bi2c\b/i, 'i2c'],
  [/\bdma\b/i, 'dma-controller'],
  [/watchdog/i, 'watchdog'],
  [/interrupt controller/i, 'interrupt-controller'],
  [/\bgpio\b/i, 'gpio'],
  [/timer/i, 'timer'],
  [/\buart\b|serial/i, 'serial'],
  [/memor/i, 'sram'],
];

export function memoryNode(block: SoftwareBlock, tree: Tree): DtsNode {
  const [{ base }] = block.places;
  return {
    label: tree.blocks.get(block)!,
    name: `memory@${base.toString(16)}`,
    properties: ['device_type = "memory"', regText(block, tree)],
    children: [],
  };
}

export function deviceNode(block: SoftwareBlock, tree: Tree): DtsNode {
  const { shape, places, interrupts, clock, path, description } = block;
  const name = genericName(block);
  const own = clock === undefined ? undefined : tree.clocks.get(clock);
  const isProvider = tree.provider?.block === block;
  const clocks = own === undefined ? [] : [`clocks = <${own}>`];
  const compatible = shape ? compatibleText(shape.descriptor.vlnv) : '"mmio"';
  return {
    label: tree.blocks.get(block)!,
    name: `${name}@${places[0].base.toString(16)}`,
    comment: inComment(`${path}: ${kindOf(block)}${description === undefined ? '' : `. ${description}`}`),
    properties: [
      `compatible = ${compatible}`,
      regText(block, tree),
      ...providerText(name, block, tree),
      ...interruptText(interrupts, tree),
      ...(isProvider ? providerProperties(tree.provider!, tree.clocks) : clocks),
      ...coherenceText(path, tree),
      ...(block.attributes.secure ? ['status = "disabled"', 'secure-status = "okay"'] : []),
    ],
    children: [],
  };
}

/**
 * On RISC-V devices that start transfers are taken for coherent unless they say otherwise (Specification, 2.3.11; Linux asks
 * each device, then the nodes that it stands in).
 */
const coherenceText = (path: string, { noncoherent }: Tree): string[] =>
  noncoherent.has(path.slice(0, path.lastIndexOf('.'))) ? ['dma-noncoherent'] : [];

/** A read-only memory is a ROM; what has no generic name goes by that of its instance. */
function genericName({ shape, attributes, name }: SoftwareBlock): string {
  if (!shape) return 'bus';
  if (attributes.type !== 'device' && attributes.readOnly) return 'rom';
  const words = `${shape.descriptor.title} ${shape.descriptor.category}`;
  const known = GENERIC.find(([pattern]) => pattern.test(words))?.[1];
  return known ?? name.replace(/^_+/, '').replaceAll('_', '-').toLowerCase().slice(0, 31);
}

function regText({ places: [{ base, size }] }: SoftwareBlock, tree: Tree): string {
  return `reg = <${cellsText(base, tree)} ${cellsText(size, tree)}>`;
}

function cellsText(value: bigint, { cells }: Tree): string {
  const low = `0x${BigInt.asUintN(32, value).toString(16)}`;
  return cells === 1 ? low : `0x${(value >> 32n).toString(16)} ${low}`;
}

/** What nodes of some names must say of those that refer to them or stand in them. */
function providerText(name: string, block: SoftwareBlock, tree: Tree): string[] {
  const label = tree.blocks.get(block)!;
  if ([...tree.sinks.values()].includes(label) || name === 'interrupt-controller')
    return ['interrupt-controller', '#interrupt-cells = <1>', '#address-cells = <0>'];
  if (name === 'gpio') return ['gpio-controller', '#gpio-cells = <2>'];
  return name === 'spi' || name === 'i2c' ? ['#address-cells = <1>', '#size-cells = <0>'] : [];
}

function interruptText(interrupts: SoftwareBlock['interrupts'], tree: Tree): string[] {
  const lines = interrupts.map(({ sink, number }) => `<&${tree.sinks.get(sink)!} ${number}>`);
  return lines.length === 0 ? [] : [`interrupts-extended = ${lines.join(', ')}`];
}
