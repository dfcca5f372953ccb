import { attach } from '@netloom/soc';
import { expect, it } from 'vitest';
import * as designs from './designs.ts';
import { testLibrary } from './fixtures.ts';

const library = testLibrary();
const bus = designs.busDesign(1, 1, 1);
const withBlock = (name: string, ip: string) => ({
  ...bus,
  instances: { ...bus.instances, [name]: { ip } },
});

it('says of each connection which of its ends drives', () => {
  const ways = (ip: string) =>
    attach(withBlock('new0', ip), library, ['new0']).lines.flatMap(({ kind, end, drives }) =>
      kind === 'bus' || kind === 'interrupt' ? [`${kind} ${end} ${drives ? '→' : '←'}`] : [],
    );
  expect(ways('test:ip:cpu:1.0')).toContain('bus new0.m →');
  expect(ways('test:ip:ram:1.0')).toContain('bus new0.s ←');
  expect(ways('test:ip:timer:1.0')).toEqual(expect.arrayContaining(['bus new0.s ←', 'interrupt new0.irq →']));
});
