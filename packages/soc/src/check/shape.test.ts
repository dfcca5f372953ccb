import { IpDescriptor } from '@netloom/model';
import { expect, it } from 'vitest';
import { soc, testLibrary } from '../../test/fixtures.ts';
import { generate } from '../generate/generate.ts';
import { check } from './check.ts';

const array = (name: string, direction: 'in' | 'out', count: string) => ({
  name,
  direction,
  width: `8*(${count})`,
  packed: [{ left: '7', right: '0' }],
  unpacked: [{ left: '0', right: `${count}-1` }],
});
const ip = (name: string, port: ReturnType<typeof array>) =>
  IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `test:ip:${name}:1.0`,
    module: name,
    title: name,
    ports: [port],
  });
const library = testLibrary([], [ip('giver', array('q', 'out', '4')), ip('taker', array('d', 'in', '4'))]);
const pair = (from: string, to: string) =>
  soc({
    instances: { giver0: { ip: 'test:ip:giver:1.0' }, taker0: { ip: 'test:ip:taker:1.0' } },
    portConnections: [{ from, to }],
  });

it('connects array ports as a whole and keeps their dimensions', () => {
  const whole = pair('giver0.q', 'taker0.d');
  expect(check(whole, library)).toEqual([]);
  const top = generate(whole, library).files.find(({ path }) => path.endsWith('top.sv'))!;
  expect(top.text).toContain('logic [7:0] giver0_q [0:3];');
});

it('refuses a part of an array port', () => {
  const found = check(pair('giver0.q[7:0]', 'taker0.d[7:0]'), library);
  expect(found.map(({ code }) => code)).toContain('SOC-SHAPE');
});

it('refuses two IPs whose modules have one name', () => {
  const twin = { ...ip('twin', array('q', 'out', '4')), module: 'giver' };
  const both = soc({
    instances: { giver0: { ip: 'test:ip:giver:1.0' }, twin0: { ip: 'test:ip:twin:1.0' } },
  });
  const wider = testLibrary([], [ip('giver', array('q', 'out', '4')), twin]);
  expect(check(both, wider).map(({ code }) => code)).toEqual(['SOC-NAME']);
});
