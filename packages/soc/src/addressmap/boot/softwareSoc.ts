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

const isMemory = ({ attributes }: SoftwareBlock) => attributes.type !== 'device';

/** Cores of one kind begin at one address: with the same program, if they see the same memories. */
function hartsOf({ harts, blocks }: SoftwareMap, core: string): number[] {
  const own = harts.find(({ instance }) => instance === core);
  const sees = ({ places }: SoftwareBlock, instance: string) =>
    places.some(({ managers }) => managers.some((manager) => manager.startsWith(`${instance}.`)));
  const memories = blocks.filter((block) => isMemory(block) && sees(block, core));
  const others = harts.filter(
    ({ instance, vlnv }) =>
      instance !== core && vlnv === own?.vlnv && memories.every((memory) => sees(memory, instance)),
  );
  return own ? [own, ...others].map(({ id }) => id) : [];
}

/** The memories and peripherals that software on an instance of the SoC may use, by address. */
export function softwareSoc(map: SoftwareMap, core: string): SoftwareSoc {
  const { name, blocks } = map;
  const harts = hartsOf(map, core);
  return {
    name,
    memories: blocks.filter(isMemory).map(memoryOf),
    devices: blocks.filter((block) => !isMemory(block)).flatMap((block) => devicesOf(block, core)),
    ...(harts.length > 1 && { harts }),
  };
}
