import type { SocDocument } from '@netloom/model';
import { clusters } from './clusters.ts';

/** Instances of the level below in each level: with ten blocks in the lowest these are about 10,000 in five levels. */
const EACH = [6, 6, 6, 5];

/** A SoC in five levels, the topmost document first: each holds the next several times, the last is a cluster of ten blocks. */
export function levels(): SocDocument[] {
  const cluster = { ...clusters(10), name: 'level0', vlnv: 'netloom:bench:level0:1.0' };
  return EACH.reduce<SocDocument[]>(
    (below, count, index) => [around(below[0]!, index + 1, count), ...below],
    [cluster],
  );
}

function around(inner: SocDocument, level: number, count: number): SocDocument {
  const names = Array.from({ length: count }, (_, index) => `${inner.name}_${index}`);
  return {
    ...clusters(0),
    ...{ name: `level${level}`, vlnv: `netloom:bench:level${level}:1.0` },
    instances: Object.fromEntries(names.map((name) => [name, { ip: inner.vlnv }])),
    portConnections: names.flatMap((name) => [
      { from: 'clk', to: `${name}.clk` },
      { from: 'rst_n', to: `${name}.rst_n` },
    ]),
  };
}
