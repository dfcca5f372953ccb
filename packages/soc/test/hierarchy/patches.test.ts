import type { Diagnostic, SocDocument } from '@netloom/model';
import {
  applyEdits,
  compareSocs,
  definitionsBelow,
  dissolve,
  generate,
  patchOf,
  readDocument,
  setPatch,
  takeBack,
  withDocuments,
  writeDocument,
} from '@netloom/soc';
import type { InstancePatch } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { check } from '../../src/check/check.ts';
import { socKind } from '../../src/document/socKind.ts';
import { exportIpxact } from '../../src/ipxact/write/exportIpxact.ts';
import * as designs from '../designs.ts';
import { testLibrary } from '../fixtures.ts';
import { groupedDesign } from './laws.ts';
import { MUTATIONS } from './mutants.ts';
import { compareWiring } from './wiringProof.ts';

const { parent, children } = designs.parentOf();
const tally = children.find(({ name }) => name === 'tally')!;
const library = testLibrary(children);
const TIE = '/portConnections/counter0.enable';
const UP = '/instances/counter0/parameters/MODE';
const NO_LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const having = (patch: InstancePatch, document: SocDocument = parent) =>
  setPatch(document, 'tally0', patch).document!;
const said = (patch: InstancePatch) =>
  check(having(patch), library)
    .filter(({ code }) => code.startsWith('SOC-PATCH'))
    .map(({ code, severity, message, fix }) => [code, severity, message, fix?.edits]);

/** A second instance of the document beside the first, with the same drivers. */
function twice(outer: SocDocument): SocDocument {
  const drivers = outer.portConnections.filter(({ to }) => to.startsWith('cluster0.'));
  return {
    ...outer,
    instances: { ...outer.instances, cluster1: outer.instances['cluster0']! },
    portConnections: [
      ...outer.portConnections,
      ...drivers.map(({ from, to }) => ({ from, to: to.replace('cluster0.', 'cluster1.') })),
    ],
  };
}

describe('a patch of one instance', () => {
  it.each(Object.entries(MUTATIONS))(
    'wires it as a copy of the document would be, and leaves the other: %s',
    async (_, mutate) => {
      const { outer, inner } = groupedDesign(5);
      const changed = mutate(inner, diceOf(1005));
      if (!changed) return;
      const top = twice(outer);
      const copy = { ...changed, name: 'copy', vlnv: 'test:soc:copy:1.0' };
      const copied = {
        ...top,
        instances: { ...top.instances, cluster0: { ...top.instances['cluster0']!, ip: copy.vlnv } },
      };
      const { patch } = patchOf(inner, changed);
      // What the block shows outside is no patch's to change.
      if (!patch) return;
      expect(Object.keys(patch)).not.toEqual([]);
      const patched = setPatch(top, 'cluster0', patch).document!;
      const verdict = await compareWiring(
        { top: copied, below: [copy, inner] },
        { top: patched, below: [inner] },
      );
      expect(verdict).toEqual({ differences: [], equivalent: true });
      const unpatched = await compareWiring({ top: patched, below: [inner] }, { top, below: [inner] });
      expect(unpatched.differences).not.toEqual([]);
    },
    60_000,
  );

  it('is a module of its own, and gone with the last entry', () => {
    const files = (document: SocDocument) => generate(document, library).files.map(({ path }) => path);
    const one = having({ [UP]: '"up"' });
    const [own] = files(one).filter((path) => !files(parent).includes(path));
    expect(own).toMatch(/\/tally_p[0-9a-f]{8}\.sv$/);
    const text = generate(one, library).files.find(({ path }) => path === own)!.text;
    expect(text).toMatch(/\.MODE +\("up" *\)/);
    expect(takeBack(one, 'tally0', UP).document).toEqual(parent);
  });

  it('is dissolved as it is', () => {
    const drawing = { document: having({ [UP]: '"up"' }), layout: NO_LAYOUT };
    const { document } = dissolve(drawing, library, 'tally0');
    expect(document!.instances['counter0']!.parameters!['MODE']).toBe('"up"');
  });

  it('goes on below, in a patch of the instance inside', () => {
    const middle = { ...parent, name: 'middle', vlnv: 'test:soc:middle:1.0' };
    const patch = { '/instances/tally0/patch/~1instances~1counter0~1parameters~1MODE': '"up"' };
    const top = { ...designs.counterDesign(), instances: { middle0: { ip: middle.vlnv, patch } } };
    const below = definitionsBelow(top, withDocuments(library, [middle]));
    const found = below.find(({ way }) => way.join('.') === 'middle0.tally0')!.document;
    expect(found.instances['counter0']!.parameters!['MODE']).toBe('"up"');
  });

  it('is told where it cannot be, or changes nothing', () => {
    const at = (pointer: string) => [{ pointer: `/instances/tally0/patch/${pointer.replaceAll('/', '~1')}` }];
    expect(said({ '/instances/gone/parameters/A': '1' })).toEqual([
      [
        ...['SOC-PATCH', 'error', 'tally0: the document has no /instances/gone/parameters/A'],
        at('/instances/gone/parameters/A'),
      ],
    ]);
    const lost = having({ '/ports/enable': null });
    const [{ fix }] = check(lost, library).filter(({ code }) => code === 'SOC-PATCH') as [Diagnostic];
    expect(writeDocument(applyEdits(lost, fix!.edits).document!)).toBe(writeDocument(parent));
    expect(said({ '/ports/enable': null })[0]!.slice(0, 3)).toEqual([
      ...['SOC-PATCH', 'error', 'tally0: /ports/enable is the same for all instances of a document'],
    ]);
    expect(said({ '/instances/more': { ip: 'test:soc:cluster:1.0' } })[0]![2]).toBe(
      'tally0: more would be a level of its own, which the document alone can have',
    );
    expect(said({ [TIE]: { from: 'enable', to: 'counter0.enable' } })[0]!.slice(0, 3)).toEqual([
      ...['SOC-PATCH-IDLE', 'warning', `tally0: ${TIE} is what the document has`],
    ]);
    expect(said({ [TIE]: 7 })[0]![0]).toBe('SOC-PATCH');
    expect(said({ [TIE]: { from: 'rst', to: 'counter0.rst' } })[0]![2]).toContain('the document has no');
    expect(said({ [TIE]: { from: "1'b0", to: 'counter0.enable' } })).toEqual([]);
  });

  it('cannot change what all instances show outside', () => {
    const wider = { ...tally, ports: { ...tally.ports, enable: { direction: 'in', width: '2' } as const } };
    expect(patchOf(tally, wider).refused?.message).toBe(
      '/ports/enable/width is the same for all instances of a document',
    );
  });
});

describe('documents with patches', () => {
  const tied = { [TIE]: { from: "1'b0", to: 'counter0.enable' } };

  it('are read as they are written', () => {
    const text = writeDocument(having({ ...tied, '/instances/counter0/description': null }));
    expect(writeDocument(readDocument(text).document!)).toBe(text);
    expect(writeDocument(having({}))).toBe(writeDocument(parent));
  });

  it('are compared and merged override by override', () => {
    const [mine, theirs] = [having(tied), having({ [UP]: '"up"' })];
    expect(socKind.diff(parent, mine)).toMatchObject([
      { kind: 'added', subject: 'override', name: `tally0.${TIE}` },
    ]);
    const drawn = (document: SocDocument) => ({ document, layout: NO_LAYOUT });
    const classes = (after: SocDocument) =>
      compareSocs(drawn(parent), drawn(after)).changes.map((each) => [each.class, ...each.blocks]);
    expect(classes(mine)).toEqual([['rewired', 'tally0']]);
    expect(classes(theirs)).toEqual([['parameter', 'tally0']]);
    const { document, conflicts } = socKind.merge(parent, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.instances['tally0']!.patch).toEqual({ ...tied, [UP]: '"up"' });
    const other = having({ [TIE]: { from: "1'b1", to: 'counter0.enable' } });
    expect(socKind.merge(parent, mine, other).conflicts).toMatchObject([{ subject: 'override' }]);
  });

  it('say in IP-XACT what the standard cannot carry', () => {
    const { diagnostics, files } = exportIpxact(having(tied), library, 2022);
    expect(diagnostics.map(({ message }) => message).join()).toContain('the overrides of tally0');
    expect(files.find(({ path }) => path.endsWith('.design.xml'))!.text).toContain('counter0.enable');
  });
});
