import { IpDescriptor, SocDocument, SocLayout } from '@netloom/model';

/** A block of eight ports: clock, reset, two inputs and four outputs. */
export const stage = IpDescriptor.parse({
  netloom: 'ip',
  version: 1,
  vlnv: 'test:ip:stage:1.0',
  module: 'stage',
  title: 'Pipeline stage',
  category: 'Test',
  parameters: [{ name: 'WIDTH', value: '32', minimum: '1', maximum: '64' }],
  ports: [
    { name: 'clk', direction: 'in', width: '1' },
    { name: 'rst_n', direction: 'in', width: '1' },
    { name: 'in_data', direction: 'in', width: 'WIDTH' },
    { name: 'in_valid', direction: 'in', width: '1' },
    { name: 'out_data', direction: 'out', width: 'WIDTH' },
    { name: 'out_valid', direction: 'out', width: '1' },
    { name: 'full', direction: 'out', width: '1' },
    { name: 'level', direction: 'out', width: '4' },
  ],
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
});

/** `count` stages in rows, each fed by the one before it, with a wire to the row below from every third. */
export function manyBlocks(count: number): { document: SocDocument; layout: SocLayout } {
  const columns = Math.ceil(Math.sqrt(count * 0.8));
  const name = (index: number): string => `stage${index}`;
  const indices = Array.from({ length: count }, (_, index) => index);
  const portConnections = indices.flatMap((index) => {
    const before = name(index - 1);
    return [
      { from: 'clk', to: `${name(index)}.clk` },
      { from: 'rst_n', to: `${name(index)}.rst_n` },
      { from: index === 0 ? 'data' : `${before}.out_data`, to: `${name(index)}.in_data` },
      {
        from: index === 0 ? 'valid' : `${before}.${index % 3 ? 'out_valid' : 'full'}`,
        to: `${name(index)}.in_valid`,
      },
    ];
  });
  const document = SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: 'test:soc:many:1.0',
    name: 'many',
    clocks: { clk: { frequency: 50e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    ports: { data: { direction: 'in', width: '32' }, valid: { direction: 'in', width: '1' } },
    instances: Object.fromEntries(indices.map((index) => [name(index), { ip: stage.vlnv }])),
    portConnections,
  });
  const blocks = Object.fromEntries(
    indices.map((index) => [
      name(index),
      { x: (index % columns) * 340, y: Math.floor(index / columns) * 200 + ((index * 7) % 3) * 20 },
    ]),
  );
  const edge = {
    clk: { x: -300, y: 0 },
    rst_n: { x: -300, y: 40 },
    data: { x: -300, y: 80 },
    valid: { x: -300, y: 120 },
  };
  return {
    document,
    layout: SocLayout.parse({ netloom: 'layout', version: 1, blocks: { ...blocks, ...edge } }),
  };
}
