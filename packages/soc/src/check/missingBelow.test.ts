import { expect, it } from 'vitest';
import { soc, testLibrary } from '../../test/fixtures.ts';
import type { Diagnostic, SocDocument } from '@netloom/model';
import { check } from './check.ts';

const holding = (name: string, instances: Record<string, string>): SocDocument => ({
  ...soc({}),
  name,
  vlnv: `test:soc:${name}:1.0`,
  instances: Object.fromEntries(Object.entries(instances).map(([key, ip]) => [key, { ip }])),
});
const TOP = holding('outer', { mid0: 'test:soc:mid:1.0', mid1: 'test:soc:mid:1.0' });
const MID = holding('mid', { low0: 'test:soc:low:1.0' });
const instanceOf = (place: Diagnostic['place']) => (place?.kind === 'document' ? place.instance : undefined);
const missing = (children: SocDocument[]) =>
  check(TOP, testLibrary(children)).filter(({ code }) => code === 'SOC-IP-UNKNOWN');

it('names a missing definition two levels down, with the way to it, at every instance that needs it', () => {
  const low = holding('low', { a: 'test:ip:gone:1.0', b: 'test:ip:gone:1.0' });
  expect(missing([MID, low]).map(({ message, place }) => [message, instanceOf(place)])).toEqual([
    ['the library has no test:ip:gone:1.0, which mid0 needs: mid0.low0.a', 'mid0'],
    ['the library has no test:ip:gone:1.0, which mid1 needs: mid1.low0.a', 'mid1'],
  ]);
});

it('ends where documents below contain each other', () => {
  const low = holding('low', { back: 'test:soc:mid:1.0', a: 'test:ip:gone:1.0' });
  expect(missing([MID, low]).map(({ place }) => instanceOf(place))).toEqual(['mid0', 'mid1']);
});
