import { expect, it } from 'vitest';
import { busDesign, cascade, parentOf } from '../../test/designs.ts';
import { instances, soc, testLibrary } from '../../test/fixtures.ts';
import type { SocDocument } from '@netloom/model';
import { check } from './check.ts';

const messages = (document: SocDocument, children: SocDocument[] = []) =>
  check(document, testLibrary(children))
    .filter(({ code }) => code.startsWith('SOC-NAME'))
    .map(({ code, message }) => `${code}: ${message}`);

it('keeps the name of the testbench free of generated interconnect', () => {
  const { instances: given, ...rest } = busDesign();
  const text = JSON.stringify({ ...rest, instances: given }).replaceAll('xbar0', 'tb');
  expect(messages(JSON.parse(text) as SocDocument)).toEqual([
    'SOC-NAME: tb needs the module top_tb of tb of test:soc:top:1.0, and the testbench of test:soc:top:1.0 has a module of that name',
  ]);
});

it('looks into documents below for the modules that they bring', () => {
  const { parent, children } = parentOf();
  expect(messages(parent, children)).toEqual([]);
  expect(messages({ ...parent, name: 'cluster_xbar0' }, children)[0]).toContain('xbar0 of test:soc:cluster');
  expect(messages({ ...parent, name: 't_counter' }, children)[0]).toContain('test:ip:counter:1.0');
});

it('lets two documents use the same IP, and an instance be named like its own module', () => {
  const own = soc({ instances: instances({ t_pads: 'pads' }), portConnections: [] });
  expect(messages(own)).toEqual([]);
  expect(messages(cascade())).toEqual([]);
});

it('keeps the name of the top from the signals and parameters in it, which a scope of that name would hide', () => {
  const named = (name: string) => messages({ ...busDesign(), name, parameters: { SIZE: '4' } });
  expect(named('clk')).toEqual(['SOC-NAME: clk is the name of the top and of a signal in it']);
  expect(named('SIZE')).toEqual(['SOC-NAME: SIZE is the name of the top and of a parameter in it']);
  expect(named('ram0')[0]).toMatch(/^SOC-NAME-MODULE: /);
});
