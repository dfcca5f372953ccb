import type { Memory } from '../document/memory.ts';
import type { Plan, Tiling } from '../plan/plan.ts';

const figure = (value: number | undefined) => (value === undefined ? '–' : String(Number(value.toFixed(3))));

/** Names of the macros of a tiling with how many of each, e.g. `4 × sram_256x32`. */
export function tilesOf({ columns }: Tiling): string {
  const counts = new Map<string, number>();
  for (const { macro, rows } of columns) counts.set(macro, (counts.get(macro) ?? 0) + rows);
  return [...counts].map(([macro, count]) => `${count} × ${macro}`).join(', ');
}

/** What the memory is and what it is made of, as a document. */
export function memoryDocument(memory: Memory, { geometry, tilings, refused }: Plan): string {
  const { name, title, depth, width, ports, maskBits, latency, readDuringWrite, hold, ecc } = memory;
  const rows = [
    ['Words', depth],
    ['Bits of a word', width],
    ['Bits of a stored word', geometry.stored],
    ['Ports', ports],
    ['Bits for one bit of the mask', maskBits ?? 'none'],
    ['Clocks from read to data', latency],
    ['Word read while another port writes it', readDuringWrite],
    ['Read data stay until the next read', hold ? 'yes' : 'no'],
    ['Check bits', ecc],
  ];
  return [
    `# ${title ?? name}`,
    '',
    '| | |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## Tilings',
    '',
    '| Macros | Count | Area | Delay in ns | Cost |',
    '| --- | --- | --- | --- | --- |',
    ...tilings.map(
      (tiling) =>
        `| ${[tilesOf(tiling), tiling.count, figure(tiling.area), figure(tiling.delay), figure(tiling.cost)].join(' | ')} |`,
    ),
    '',
    ...(refused.length === 0
      ? []
      : ['## Refused', '', ...refused.map(({ macro, reason }) => `- ${macro}: ${reason}`), '']),
  ].join('\n');
}
