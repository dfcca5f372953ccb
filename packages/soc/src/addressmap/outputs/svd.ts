import { splitVlnv } from '@netloom/model';
import { deviceText, peripheralElement } from '@netloom/registers/generate';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import type { AddressMapOutput } from './output.ts';
import { parametersOf } from './parameters.ts';

/** `soc.svd`: every block with registers as a peripheral; those that are equal are derived from the first. */
export const svdOutput: AddressMapOutput = {
  id: 'svd',
  title: 'CMSIS-SVD',
  language: 'xml',
  folder: 'sw',
  file: 'soc.svd',
  write({ map, subject }) {
    const blocks = map.blocks.filter(({ registers, places: [{ offset }] }) => registers && offset === 0n);
    if (blocks.length === 0) return undefined;
    const { vendor, version } = splitVlnv(subject.design.document.vlnv);
    const sink = mainSink(map);
    const widths = blocks.map(({ registers }) => registers!.source.bus.dataWidth);
    return deviceText({
      vendor,
      name: map.name,
      version,
      description: map.title,
      width: Math.max(...widths),
      peripherals: peripherals(blocks, sink),
    });
  },
};

function peripherals(blocks: readonly SoftwareBlock[], sink: string | undefined) {
  const first = new Map<string, string>();
  return blocks.map((block) => {
    const { name, description, registers, places, interrupts, shape } = block;
    const key = `${shape?.descriptor.vlnv} ${parametersOf(block).join(' ')}`;
    const derivedFrom = first.get(key);
    if (derivedFrom === undefined) first.set(key, name);
    const lines = interrupts.filter((line) => line.sink === sink);
    return peripheralElement({
      name,
      description,
      groupName: registers!.name,
      baseAddress: places[0].base,
      interrupts: lines.map(({ port, number }) => ({
        name: lines.length === 1 ? name : `${name}_${port}`,
        value: number,
      })),
      derivedFrom,
      map: registers!,
    });
  });
}

/** The interrupt sink with most sources: SVD knows one numbering alone. */
export function mainSink({ blocks }: SoftwareMap): string | undefined {
  const counts = new Map<string, number>();
  for (const { interrupts } of blocks)
    for (const { sink } of interrupts) counts.set(sink, (counts.get(sink) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}
