import { check, group, withDocuments } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { applyEdits } from '../packages/soc/src/edit/applyEdits.ts';
import { library, link, plain, soc } from './test/busParity/soc.ts';

const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;

/** Some blocks of a document as a document of their own, with the library that has it. */
function cut(document: SocDocument, members: readonly string[], from: Library = library, name = 'part') {
  const step = group({ document, layout: LAYOUT }, from, members, name);
  if (step.document === undefined) throw new Error(step.refused.message);
  const inner = step.inner.document;
  return { inner, outer: step.document, own: withDocuments(from, [inner]) };
}

/** What is said of check bits. */
const said = (document: SocDocument, from: Library = library) =>
  check(document, from)
    .filter(({ code }) => code === 'SOC-PARITY')
    .map(({ message }) => message);

/** A document after each fix of check bits in turn. */
function mendedOf(document: SocDocument, from: Library = library): SocDocument {
  const fix = check(document, from).find((each) => each.code === 'SOC-PARITY' && each.fix)?.fix;
  return fix ? mendedOf(applyEdits(document, fix.edits).document!, from) : document;
}
const errorsOf = (document: SocDocument, from: Library) =>
  check(document, from).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));

/** The interfaces of a document with check bits, as others see it. */
const withParity = (from: Library, name = 'part') =>
  from
    .find(`test:soc:${name}:1.0`)!
    .descriptor.busInterfaces.flatMap((each) => (each.parity ? [each.name] : []));

/** The same without the block before a memory. */
function unguarded(document: SocDocument): SocDocument {
  const instances = { ...document.instances };
  delete instances['p1'];
  const { manager } = document.interfaceConnections.find(({ subordinate }) => subordinate === 'p1.s')!;
  const others = document.interfaceConnections.filter((each) => !Object.values(each).join().includes('p1.'));
  return {
    ...document,
    instances,
    interfaceConnections: [...others, link(manager, 'sram1.s_axi')],
    portConnections: document.portConnections.filter(({ to }) => !to.startsWith('p1.')),
  };
}

/** The same with a core more, which gives no check bits, behind blocks of the library. */
function withPlain(document: SocDocument): SocDocument {
  const clocked = ['clk', 'rst_n'].map((from) => ({ from, to: `cpu1.${from}` }));
  return {
    ...document,
    instances: { ...document.instances, cpu1: { ip: plain.vlnv } },
    interfaceConnections: [...document.interfaceConnections, link('cpu1.m_axi', 'xbar0.s')],
    portConnections: [...document.portConnections, ...clocked],
  };
}

const BEHIND = ['p0', 'sram0', 'p1', 'sram1'];

it.each([
  [['cpu0'], 1],
  [['cpu0', 'xbar0'], 2],
])('a document of %s gives the check bits of its core', (members, interfaces) => {
  const { inner, outer, own } = cut(soc, members);
  expect(withParity(own)).toHaveLength(interfaces);
  expect([said(inner), said(outer, own)]).toEqual([[], []]);
});

it('a memory outside that looks at none of them is told, and gets what does by the fix', () => {
  const { outer, own } = cut(soc, ['cpu0', 'xbar0']);
  const without = unguarded(outer);
  expect(said(without, own)).toEqual([
    expect.stringMatching(/^part0\.\w+ gives .* sram1.s_axi does not look at/),
  ]);
  expect(errorsOf(mendedOf(without, own), own)).toEqual([]);
});

it.each([[['p0', 'sram0']], [BEHIND], [['xbar0', ...BEHIND]]])(
  'a document of %s looks at check bits where it begins',
  (members) => {
    const { inner, outer, own } = cut(soc, members);
    expect(withParity(own)).toHaveLength(members === BEHIND ? 2 : 1);
    expect([said(inner), said(outer, own)]).toEqual([[], []]);
  },
);

it.each([[BEHIND], [['p0', 'sram0']]])(
  'a manager outside of %s that gives none is told, and gets them by the fix',
  (members) => {
    const { outer, own } = cut(withPlain(soc), members);
    const told = said(outer, own);
    expect(told).toHaveLength(2);
    for (const each of told) expect(each).toMatch(/^(part0\.\w+|p1\.s) looks at .* cpu1.m_axi gives none$/);
    expect(errorsOf(mendedOf(outer, own), own)).toEqual([]);
  },
);

it('a document in a document has those of what is in it', () => {
  const first = cut(soc, ['cpu0'], library, 'inmost');
  const { outer, own } = cut(first.outer, ['inmost0', 'xbar0'], first.own);
  expect(withParity(own)).toHaveLength(2);
  expect(said(unguarded(outer), own)).toEqual([expect.stringContaining('sram1.s_axi does not look at')]);
});

/** Check bits of addresses and words of 32 bits: a byte or group of signals each. */
const BITS = { AWUSER: 4 + 3, ARUSER: 4 + 3, WUSER: 4 + 1 + 1, RUSER: 4 + 1 + 1, BUSER: 1 };

/** A document whose interfaces have these user signals alone. */
function withUsers(document: SocDocument, users: Record<string, number>): SocDocument {
  const given = Object.entries(users).filter(([, bits]) => bits > 0);
  const signals = {
    AWID: '8',
    ARID: '8',
    BID: '8',
    RID: '8',
    ...Object.fromEntries(given.map(([name, bits]) => [name, String(bits)])),
  };
  const interfaces = Object.entries(document.interfaces).map(([name, each]) => [name, { ...each, signals }]);
  return { ...document, interfaces: Object.fromEntries(interfaces) as SocDocument['interfaces'] };
}

it.each(Object.keys(BITS))(
  'an interface has check bits with all that they need, and one less of %s is none',
  (name) => {
    const { inner } = cut(soc, ['cpu0']);
    const seen = (users: Record<string, number>) =>
      withParity(withDocuments(library, [withUsers(inner, users)]));
    expect(seen(BITS)).toHaveLength(1);
    expect(seen({ ...BITS, [name]: BITS[name as keyof typeof BITS] - 1 })).toEqual([]);
  },
);

it('an interface without is told in its document, and where the document stands', () => {
  const { inner, outer } = cut(soc, ['cpu0']);
  const bare = withUsers(inner, {});
  const [name] = Object.keys(inner.interfaces);
  expect(said(bare)).toEqual([
    expect.stringMatching(new RegExp(`^cpu0.m_axi gives .* ${name} does not look at`)),
  ]);
  expect(said(outer, withDocuments(library, [bare]))).toEqual([
    `p0.s looks at check bits, and part0.${name} gives none`,
    `p1.s looks at check bits, and part0.${name} gives none`,
  ]);
  const behind = withUsers(cut(soc, ['p0', 'sram0']).inner, {});
  const [entry] = Object.keys(behind.interfaces);
  expect(said(behind)).toEqual([`p0.s looks at check bits, and ${entry} gives none`]);
  expect(said(mendedOf(behind))).toEqual([]);
});

it('of managers inside all have to give them, unless the map keeps one from the interface', () => {
  const { inner, own } = cut(withPlain(soc), ['cpu0', 'cpu1', 'xbar0']);
  const [first, second] = withParity(own);
  expect(said(inner)).toEqual([
    `${first} looks at check bits, and cpu1.m_axi gives none`,
    `${second} looks at check bits, and cpu1.m_axi gives none`,
  ]);
  expect(said(mendedOf(inner))).toEqual([]);
  const addressMap = Object.fromEntries(
    [first!, second!].map((name, at) => [
      name,
      { base: `0x${at}0000000`, size: '0x1000', managers: [at === 0 ? 'cpu0.m_axi' : 'cpu1.m_axi'] },
    ]),
  );
  const kept = { ...inner, addressMap };
  expect(said(kept)).toEqual([]);
  expect(withParity(withDocuments(library, [kept]))).toEqual([first]);
});

it('what the map keeps an interface from does not count', () => {
  const { inner } = cut(soc, ['xbar0', ...BEHIND]);
  const [entry] = Object.keys(inner.interfaces);
  const seenBy = (manager: string) => {
    const map = Object.entries(inner.addressMap).map(([key, each]) => [
      key,
      { ...each, managers: [manager] },
    ]);
    return withParity(withDocuments(library, [{ ...inner, addressMap: Object.fromEntries(map) as never }]));
  };
  expect([seenBy(entry!), seenBy('another')]).toEqual([[entry], []]);
});

it('of subordinates inside all have to look at them', () => {
  const { inner } = cut(unguarded(soc), ['xbar0', 'p0', 'sram0', 'sram1']);
  expect(said(inner)).toEqual([expect.stringContaining('sram1.s_axi does not look at')]);
  expect(said(mendedOf(inner))).toEqual([]);
});

it('what passes through a document is not seen to: there check bits have to end and begin', () => {
  const { inner, outer, own } = cut(soc, ['xbar0']);
  expect([withParity(own), said(inner)]).toEqual([[], []]);
  expect(said(outer, own)).toHaveLength(3);
  expect(said(mendedOf(outer, own), own)).toEqual([]);
});
