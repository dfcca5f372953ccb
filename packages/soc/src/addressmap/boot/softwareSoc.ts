import type { SoftwareDevice, SoftwareMemory, SoftwareSoc } from '@netloom/model';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';

const withoutVersion = (vlnv: string) => vlnv.slice(0, vlnv.lastIndexOf(':'));

function memoryOf({ name, attributes, places: [{ base, size }] }: SoftwareBlock): SoftwareMemory {
  return { name, base: Number(base), size: Number(size), writable: !attributes.readOnly };
}

/** `core`: the instance whose ports a device may interrupt by itself. */
function devicesOf({ name, shape, interrupts }: SoftwareBlock, core: string): SoftwareDevice[] {
  if (!shape) return [];
  const own = interrupts.find(({ sink }) => sink.startsWith(`${core}.`));
  const direct = own && { interrupts: own.sink.slice(core.length + 1) };
  return [{ name, ip: withoutVersion(shape.descriptor.vlnv), ...direct }];
}

/** The memories and peripherals that software on an instance of the SoC may use, by address. */
export function softwareSoc({ name, blocks }: SoftwareMap, core: string): SoftwareSoc {
  const isMemory = ({ attributes }: SoftwareBlock) => attributes.type !== 'device';
  return {
    name,
    memories: blocks.filter(isMemory).map(memoryOf),
    devices: blocks.filter((block) => !isMemory(block)).flatMap((block) => devicesOf(block, core)),
  };
}
