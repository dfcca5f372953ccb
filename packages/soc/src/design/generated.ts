import type { GeneratedInterface, Passage } from '../generators/blockGenerator.ts';
import type { Design } from './block.ts';
import type { ResolvedInterface } from './resolve.ts';
import type { GeneratedShape } from './shape.ts';

type End = Pick<ResolvedInterface, 'instance' | 'name'>;

/** What is generated of an instance; undefined for other blocks and for the top level. */
function generatedOf(design: Design, instance: string | undefined): GeneratedShape | undefined {
  return instance === undefined ? undefined : design.blocks.get(instance)?.shape?.generated;
}

/** True for a block whose RTL is made for the instance. */
export function isGenerated(design: Design, instance: string | undefined): boolean {
  return generatedOf(design, instance) !== undefined;
}

/** The way of transfers through a block that begins or ends at an interface. */
export function passageAt(design: Design, { instance, name }: End): Passage | undefined {
  return generatedOf(design, instance)?.ports.passages?.find(
    ({ upstream, downstream }) => upstream === name || downstream.includes(name),
  );
}

/** Whether the address map is kept at an interface: it is one of interconnect, on either side. */
export function isDecoding(design: Design, end: End): boolean {
  return passageAt(design, end)?.decodes === true;
}

/** The instances that keep the address map for what is behind them. */
export function isInterconnect(design: Design, instance: string | undefined): boolean {
  return generatedOf(design, instance)?.ports.passages?.some(({ decodes }) => decodes) === true;
}

/** An interface of a generated block as its generator describes it. */
export function generatedInterface(design: Design, { instance, name }: End): GeneratedInterface | undefined {
  return generatedOf(design, instance)?.ports.interfaces.find((each) => each.name === name);
}
