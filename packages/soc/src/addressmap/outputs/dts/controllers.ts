import type { SoftwareBlock, SoftwareMap } from '../../software/block.ts';
import type { Tree } from './blocks.ts';
import type { DtsNode } from './node.ts';

/**
 * Gives every interrupt sink its node: the mapped block that the port belongs to, or, for a port of a processor or of
 * the top level, a node of its own, which is returned.
 */
export function controllerNodes({ blocks }: SoftwareMap, tree: Tree): DtsNode[] {
  const sinks = blocks.flatMap(({ interrupts }) => interrupts.map(({ sink }) => sink));
  const mapped = byInstance(blocks);
  const nodes: DtsNode[] = [];
  for (const sink of [...new Set(sinks)].sort()) {
    const [instance = '', port] = sink.split('.');
    const block = port === undefined ? undefined : mapped.get(instance);
    if (block) {
      tree.sinks.set(sink, tree.blocks.get(block)!);
      continue;
    }
    const name = sink.replace(/\[.*/, '').replaceAll('.', '_');
    const label = tree.labels.take(`${name}_controller`);
    tree.sinks.set(sink, label);
    nodes.push({
      label,
      name: `interrupt-controller-${nodes.length}`,
      comment: `Interrupt inputs ${sink}`,
      properties: [
        'compatible = "netloom,interrupt-inputs"',
        'interrupt-controller',
        '#interrupt-cells = <1>',
        '#address-cells = <0>',
      ],
      children: [],
    });
  }
  return nodes;
}

/** The first block of each instance of the document itself: those inside its documents have longer paths. */
function byInstance(blocks: readonly SoftwareBlock[]): Map<string, SoftwareBlock> {
  const found = new Map<string, SoftwareBlock>();
  for (const block of blocks) {
    const [instance = '', ...rest] = block.path.split('.');
    if (rest.length === 1 && !found.has(instance)) found.set(instance, block);
  }
  return found;
}
