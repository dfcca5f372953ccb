import { check } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { applyEdits } from '../packages/soc/src/edit/applyEdits.ts';
import { library, link, plain, soc } from './test/busParity/soc.ts';

/** A design after each fix of check bits in turn, of the first problem that has one. */
function mendedOf(document: SocDocument): SocDocument {
  const fix = check(document, library).find((each) => each.code === 'SOC-PARITY' && each.fix)?.fix;
  return fix ? mendedOf(applyEdits(document, fix.edits).document!) : document;
}

/** The design with changes, what its check says, and what the fixes of check bits make of it. */
function checked(parts: Partial<SocDocument>): { codes: string[]; mended: SocDocument } {
  const document = { ...soc, ...parts };
  const codes = check(document, library).map(({ code, message }) => `${code} ${message}`);
  return { codes, mended: mendedOf(document) };
}
const ofParity = (codes: readonly string[]) => codes.filter((code) => code.startsWith('SOC-PARITY'));

const withParameters = (instance: string, parameters: Record<string, string>) => ({
  instances: { ...soc.instances, [instance]: { ...soc.instances[instance]!, parameters } },
});
const [NEAR, FIRST, , SECOND] = soc.interfaceConnections;
const clocked = (block: string) => ['clk', 'rst_n'].map((from) => ({ from, to: `${block}.${from}` }));

it('a memory without parity before it is told, and gets it by the fix', () => {
  const instances = { ...soc.instances };
  delete instances['p1'];
  const { codes, mended } = checked({
    instances,
    interfaceConnections: [NEAR!, FIRST!, link('p0.m', 'sram0.s_axi'), link('xbar0.m', 'sram1.s_axi')],
    portConnections: soc.portConnections.filter(({ to }) => !to.startsWith('p1.')),
  });
  expect(codes).toEqual([expect.stringMatching(/^SOC-PARITY cpu0.m_axi .* sram1.s_axi does not look at/)]);
  expect(check(mended, library)).toEqual([]);
  expect(mended.instances['bridge0']).toMatchObject({
    ip: 'netloom:interconnect:axi4_parity:1.0',
    parameters: { ADDR_WIDTH: '32' },
  });
});

it('so is what has other beats behind it', () => {
  const converter = { ip: 'netloom:interconnect:axi4_width_converter:1.0' };
  const parameters = { SUBORDINATE_DATA_WIDTH: '64', ID_WIDTH: '8', USER_WIDTH: '7' };
  const { codes, mended } = checked({
    instances: {
      ...soc.instances,
      wide0: { ...converter, parameters },
      p1: { ...soc.instances['p1']!, parameters: { DATA_WIDTH: '64' } },
      sram1: { ...soc.instances['sram1']!, parameters: { DATA_WIDTH: '64' } },
    },
    interfaceConnections: [
      ...soc.interfaceConnections.filter((each) => each !== SECOND),
      link('xbar0.m', 'wide0.s'),
      link('wide0.m', 'p1.s'),
    ],
    portConnections: [...soc.portConnections, ...clocked('wide0')],
  });
  expect(ofParity(codes)).toEqual([
    'SOC-PARITY p1.s looks at check bits, and wide0.m gives none',
    expect.stringContaining('behind wide0.s are others'),
  ]);
  expect(mended.interfaceConnections).toEqual(
    expect.arrayContaining([link('bridge1.m', 'wide0.s'), link('wide0.m', 'bridge0.s')]),
  );
  expect(check(mended, library)).toEqual([]);
});

it('a block that carries too few bits is told, with the option that mends it', () => {
  const { codes, mended } = checked(withParameters('xbar0', { USER_WIDTH: '4' }));
  expect(codes).toContain('SOC-PARITY cpu0.m_axi gives check bits of 7 bits, xbar0.s carries 4');
  expect(check(mended, library)).toEqual([]);
});

it('addresses of which some bits are not looked at are told', () => {
  const { codes, mended } = checked(withParameters('p1', { ADDR_WIDTH: '24' }));
  expect(codes).toContain(
    'SOC-PARITY cpu0.m_axi gives check bits of addresses of 32 bits, p1.s looks at addresses of 24',
  );
  expect(check(mended, library)).toEqual([]);
});

it('a memory that is seen at another address as well is told', () => {
  const { codes } = checked({
    addressMap: {
      ...soc.addressMap,
      'sram1.s_axi': { ...soc.addressMap['sram1.s_axi']!, aliases: [{ base: '0x30000000' }] },
    },
  });
  expect(codes).toEqual([
    expect.stringMatching(/^SOC-PARITY cpu0.m_axi sees sram1.s_axi at another address/),
  ]);
});

/** A second core, which gives no check bits, at a connection of its own, and what lies between. */
const second = (way: SocDocument['interfaceConnections'], between: SocDocument['instances'] = {}) => ({
  instances: { ...soc.instances, ...between, cpu1: { ip: plain.vlnv } },
  interfaceConnections: [...soc.interfaceConnections, ...way],
  portConnections: [...soc.portConnections, ...['cpu1', ...Object.keys(between)].flatMap(clocked)],
});
const GENERATOR = 'netloom:interconnect:axi4_parity_generator:1.0';
const WITHOUT = [
  'SOC-PARITY p0.s looks at check bits, and cpu1.m_axi gives none',
  'SOC-PARITY p1.s looks at check bits, and cpu1.m_axi gives none',
];
/** The map with regions that these managers alone reach. */
const kept = (...managers: string[]): SocDocument['addressMap'] =>
  Object.fromEntries(Object.entries(soc.addressMap).map(([key, each]) => [key, { ...each, managers }]));

it('a manager that gives none is told, unless the map keeps it from what asks for them', () => {
  const direct = second([link('cpu1.m_axi', 'xbar0.s')]);
  expect(ofParity(checked(direct).codes)).toEqual(WITHOUT);
  expect(ofParity(checked({ ...direct, addressMap: kept('cpu0.m_axi') }).codes)).toEqual([]);
});

it('it gets them by the fix, with widths that leave nothing to mend', () => {
  const { mended } = checked(second([link('cpu1.m_axi', 'xbar0.s')]));
  expect(check(mended, library)).toEqual([]);
  expect(mended.instances['bridge0']).toMatchObject({ ip: GENERATOR, parameters: { ADDR_WIDTH: '32' } });
  expect(mended.interfaceConnections).toEqual(
    expect.arrayContaining([link('cpu1.m_axi', 'bridge0.s'), link('bridge0.m', 'xbar0.s')]),
  );
});

it('what carries too few bits behind it gets them by the same fix', () => {
  const way = [link('cpu1.m_axi', 'slice0.s'), link('slice0.m', 'xbar0.s')];
  const slice = { ip: 'netloom:interconnect:axi4_register_slice:1.0' };
  const { codes, mended } = checked(second(way, { slice0: slice }));
  expect(ofParity(codes)).toEqual(WITHOUT);
  expect(check(mended, library)).toEqual([]);
  expect(mended.instances['slice0']).toMatchObject({ parameters: { USER_WIDTH: '7' } });
  expect(mended.interfaceConnections).toContainEqual(link('cpu1.m_axi', 'bridge0.s'));
});

it('a manager without check bits behind what gives them reaches the memories', () => {
  const way = [link('cpu1.m_axi', 'g0.s'), link('g0.m', 'xbar0.s')];
  const { codes } = checked(second(way, { g0: { ip: GENERATOR } }));
  expect(codes).toEqual([]);
});

it('so does one that the map names, and what it gives is looked at', () => {
  const way = [link('cpu1.m_axi', 'g0.s'), link('g0.m', 'xbar0.s')];
  const addressMap = kept('cpu0.m_axi', 'cpu1.m_axi');
  const { codes } = checked({ ...second(way, { g0: { ip: GENERATOR } }), addressMap });
  expect(codes).toEqual([]);
  const narrow = { g0: { ip: GENERATOR, parameters: { ADDR_WIDTH: '24' } } };
  const told = checked({ ...second(way, narrow), addressMap });
  expect(ofParity(told.codes)).toEqual([
    'SOC-PARITY g0.m gives check bits of addresses of 24 bits, p0.s looks at addresses of 32',
    'SOC-PARITY g0.m gives check bits of addresses of 24 bits, p1.s looks at addresses of 32',
  ]);
});

it('a design of core, crossbar and memories behind parity has nothing to mend', () => {
  expect(check(soc, library)).toEqual([]);
});
