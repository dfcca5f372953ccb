import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { BUILT_IN_CHIPS, newConfiguration } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import type { RegisterMap, SocLayout } from '@netloom/model';
import { regressKind } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { memoryKind } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { REGISTER_TEMPLATES } from '@netloom/registers';
import { emptySoc } from '@netloom/soc';
import { layOut } from '@netloom/waves/drawing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedProject } from '../../test/storedProject.ts';
import type { StoredProject } from '../../test/storedProject.ts';
import type { SocDesign, StoredCanvas } from '../features/design/soc/files/designs.ts';
import type { Drawn } from '../features/waves/drawing/store/drawn.ts';
import type { Selection } from '../features/design/registers/files/registerMaps.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, innerWidth: 1440, innerHeight: 900 });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'netloom.deptId' ? '1' : null),
    setItem: () => undefined,
  });
});
const { lookBeneath } = await import('./beneath.ts');
const { sidesOf, takeMerged } = await import('./conflict.ts');
const { goOnAt } = await import('./gone.ts');
const { isDirty } = await import('./openDocument.ts');
const { save } = await import('./save.ts');
const { cores } = await import('../features/core/microarchitecture/files/cores.ts');
const { drawings } = await import('../features/waves/drawing/files/drawings.ts');
const { registerMaps } = await import('../features/design/registers/files/registerMaps.ts');
const { designs } = await import('../features/design/soc/files/designs.ts');
const { memories } = await import('../features/design/memory/files/memories.ts');
const { pinmuxes } = await import('../features/design/pinmux/files/pinmuxes.ts');
const { boards } = await import('../features/pins/pinout/files/boards.ts');
const { plans } = await import('../features/regression/plan/plans.ts');

/** A kind of document, and documents of it: `first`, and it with either of two values changed that are apart. */
interface Row<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  path: string;
  /** Key to open it by, where that is not its path. */
  key?: string;
  first: Doc;
  /** Changes one part of a document. */
  one: (document: Doc, value: number) => Doc;
  /** Changes another part. */
  other: (document: Doc, value: number) => Doc;
}

const core: Row<CoreOptions, undefined, Stored> = {
  documents: cores,
  path: 'cores/cpu/cpu.core.json',
  first: { ...PRESETS.micro, name: 'cpu' },
  one: (options, value) => ({ ...options, base: { ...options.base, resetVector: `0x${value}000` } }),
  other: (options, value) => ({
    ...options,
    auxiliary: { ...options.auxiliary, performanceCounters: value },
  }),
};

const labelled = (pin: string) => (configuration: PinConfiguration, value: number) => ({
  ...configuration,
  pins: { ...configuration.pins, [pin]: { signal: 'GPIO_Output', label: `LABEL_${value}` } },
});

const board: Row<PinConfiguration, Chip, Stored> = {
  documents: boards,
  path: 'pins/board/board.pins.json',
  first: labelled('PA1')(labelled('PA0')(newConfiguration('board', BUILT_IN_CHIPS[0]!), 0), 0),
  one: labelled('PA0'),
  other: labelled('PA1'),
};

const banked = (name: string) => (pinmux: Pinmux, value: number) => ({
  ...pinmux,
  pads: { ...pinmux.pads, [name]: { ...pinmux.pads[name]!, bank: `B${value}` } },
});

const multiplexer: Row<Pinmux, undefined, Stored> = {
  documents: pinmuxes,
  path: 'pinmux/pads/pads.pinmux.json',
  first: pinmuxKind.templates![0]!.make('pads'),
  one: banked('PA0'),
  other: banked('PA1'),
};

const memory: Row<Memory, undefined, Stored> = {
  documents: memories,
  path: 'memories/ram/ram.memory.json',
  first: { ...memoryKind.templates![0]!.make('ram'), maskBits: undefined },
  one: (from, value) => ({ ...from, depth: 1000 + value }),
  other: (from, value) => ({ ...from, width: 16 + value }),
};

const lane = (name: string) => (text: string, value: number) =>
  text.replace(new RegExp(`(?<="${name}", "wave": ")[^"]*`), `${value}.`);

const drawing: Row<string, Drawn, Stored> = {
  documents: drawings,
  path: 'waves/take.wavedrom.json',
  first: layOut({
    signal: [
      { name: 'request', wave: '0.' },
      { name: 'grant', wave: '0.' },
    ],
  }),
  one: lane('request'),
  other: lane('grant'),
};

const described = (register: number) => (map: RegisterMap, value: number) => ({
  ...map,
  children: map.children.map((child, index) =>
    index === register ? { ...child, description: `Text ${value}` } : child,
  ),
});

const timer = REGISTER_TEMPLATES.find(({ children }) => children.length > 1)!;
const registers: Row<RegisterMap, Selection, Stored> = {
  documents: registerMaps,
  path: 'ip/timer/timer.regs.json',
  first: described(1)(described(0)(timer, 0), 0),
  one: described(0),
  other: described(1),
};

const clocked = (clock: string) => (design: SocDesign, value: number) => ({
  ...design,
  document: {
    ...design.document,
    clocks: { ...design.document.clocks, [clock]: { frequency: value * 1_000_000 } },
  },
});

const seeded = (name: string) => (plan: RegressFile, value: number) => ({
  ...plan,
  cases: { ...plan.cases, [name]: { build: 'bench', seeds: { fixed: [value + 1] } } },
});

const regress: Row<RegressFile, undefined, Stored> = {
  documents: plans,
  path: 'regress/nightly.regress.json',
  first: seeded('random')(seeded('smoke')(regressKind.templates![0]!.make('nightly'), 0), 0),
  one: seeded('smoke'),
  other: seeded('random'),
};

const soc: Row<SocDesign, undefined, StoredCanvas> = {
  documents: designs,
  path: 'soc/soc.soc.json',
  key: '7',
  first: clocked('slow')({ document: emptySoc('soc'), layout: emptyLayout() }, 9),
  one: clocked('clk'),
  other: clocked('slow'),
};

function emptyLayout(): SocLayout {
  return { netloom: 'layout', version: 1, blocks: {} };
}

/** The call with this number, from now, waits until it is released. */
function holdBack(number: number): () => void {
  const answer = fetch;
  const late = Promise.withResolvers<void>();
  let asked = 0;
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    if (++asked === number) await late.promise;
    return answer(...input);
  });
  return () => late.resolve();
}

function keepsEveryEdit<Doc, View, S extends Stored>(name: string, row: Row<Doc, View, S>): void {
  const { documents, path, first, one, other } = row;
  const { kind } = documents;
  let project: StoredProject;
  let key: string;
  const open = () => documents.get(key)!;
  const edit = (change: (document: Doc, value: number) => Doc, value: number) =>
    documents.change(change(open().document, value));
  const stored = () => project.texts.at(-1);
  const clash = () => documents.use.getState().clash;
  const gone = () => documents.use.getState().gone;

  describe(name, () => {
    beforeEach(async () => {
      project = storedProject(path, kind.write(first), () => project.stored());
      documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
      await documents.open(row.key ?? path);
      key = documents.use.getState().current!;
    });

    it('keeps what is typed while a save is on its way, and saves it next', async () => {
      project.afterSave = () => void edit(one, 2);
      edit(one, 1);
      expect(await save(documents, key)).toBe(true);
      expect(stored()).toBe(kind.write(one(first, 1)));
      expect(isDirty(open())).toBe(true);
      expect(await save(documents, key)).toBe(true);
      expect(stored()).toBe(kind.write(one(first, 2)));
      expect(isDirty(open())).toBe(false);
    });

    it('saves once more when asked again while a save is on its way', async () => {
      edit(one, 1);
      const before = save(documents, key);
      edit(one, 2);
      expect(await save(documents, key)).toBe(true);
      expect(await before).toBe(true);
      expect(project.texts.slice(1)).toEqual([kind.write(one(first, 1)), kind.write(one(first, 2))]);
    });

    it('starts the next save from what the save answered, not from what a colleague stored a moment later', async () => {
      project.afterSave = () => void project.texts.push(kind.write(other(first, 2)));
      edit(one, 1);
      expect(await save(documents, key)).toBe(true);
      edit(one, 2);
      expect(await save(documents, key)).toBe(false);
      expect(stored()).toBe(kind.write(other(first, 2)));
      expect(clash()?.stored.text).toBe(stored());
      expect(open().document).toEqual(one(first, 2));
    });

    it('overwrites the text that was shown, and no later one', async () => {
      project.texts.push(kind.write(other(first, 1)));
      edit(one, 1);
      expect(await save(documents, key)).toBe(false);
      project.texts.push(kind.write(other(first, 2)));
      expect(await save(documents, key, { over: clash()!.stored })).toBe(false);
      expect(stored()).toBe(kind.write(other(first, 2)));
      expect(await save(documents, key, { over: clash()!.stored })).toBe(true);
      expect(stored()).toBe(kind.write(one(first, 1)));
    });

    it('merges what two windows edited apart', async () => {
      project.texts.push(kind.write(other(first, 2)));
      edit(one, 1);
      expect(await save(documents, key)).toBe(false);
      const sides = sidesOf(documents, clash()!)!;
      expect(sides.conflicts).toEqual([]);
      expect([sides.theirChanges.length, sides.myChanges.length]).toEqual([1, 1]);
      await takeMerged(documents, clash()!, sides, { choices: {}, what: 'merge' });
      expect(await save(documents, key)).toBe(true);
      expect(stored()).toBe(kind.write(other(one(first, 1), 2)));
      documents.undo();
      expect(kind.write(open().document)).toBe(kind.write(other(first, 2)));
    });

    it('asks for each part that both edited', async () => {
      project.texts.push(kind.write(one(first, 2)));
      edit(one, 1);
      expect(await save(documents, key)).toBe(false);
      const sides = sidesOf(documents, clash()!)!;
      expect(sides.conflicts).toHaveLength(1);
      const choices = { [sides.conflicts[0]!.pointer]: 'theirs' as const };
      await takeMerged(documents, clash()!, sides, { choices, what: 'merge' });
      expect(kind.write(open().document)).toBe(stored());
      expect(isDirty(open())).toBe(false);
    });

    it('notices what is written beneath, and is not startled by its own saves', async () => {
      edit(one, 1);
      project.afterSave = () => void lookBeneath(documents, key);
      await save(documents, key);
      await lookBeneath(documents, key);
      expect(documents.use.getState().beneath).toEqual({});
      project.texts.push(kind.write(other(first, 2)));
      await lookBeneath(documents, key);
      expect(documents.use.getState().beneath[key]?.text).toBe(stored());
      edit(one, 2);
      expect(open().document).toEqual(one(first, 2));
    });

    it('says that its file was deleted, and writes it again only when told to', async () => {
      project.path = undefined;
      await lookBeneath(documents, key);
      expect(gone()).toEqual({ [key]: { elsewhere: undefined } });
      edit(one, 1);
      expect(await save(documents, key)).toBe(false);
      expect(project.path).toBeUndefined();
      expect(open().document).toEqual(one(first, 1));
      expect(await save(documents, key, { again: true })).toBe(true);
      expect([project.path, stored()]).toEqual([path, kind.write(one(first, 1))]);
      expect([gone(), isDirty(open())]).toEqual([{}, false]);
      edit(one, 2);
      expect(await save(documents, key)).toBe(true);
    });

    it('learns of the deletion from a refused save, and does not write over what came instead', async () => {
      project.path = undefined;
      edit(one, 1);
      expect(await save(documents, key)).toBe(false);
      expect(Object.keys(gone())).toEqual([key]);
      project.path = path;
      project.texts.push(kind.write(other(first, 2)));
      expect(await save(documents, key, { again: true })).toBe(false);
      expect(clash()?.stored.text).toBe(stored());
      await lookBeneath(documents, key);
      expect(gone()).toEqual({});
    });

    it('goes on with its edits where its file was renamed to', async () => {
      const renamed = path.replace('/', '/moved_');
      project.path = renamed;
      edit(one, 1);
      await lookBeneath(documents, key);
      expect(gone()[key]?.elsewhere?.path).toBe(renamed);
      await goOnAt(documents, key, gone()[key]!.elsewhere!);
      expect([documents.get(key), gone()]).toEqual([undefined, {}]);
      key = documents.use.getState().current!;
      expect([open().stored?.path, open().document]).toEqual([renamed, one(first, 1)]);
      expect(await save(documents, key)).toBe(true);
      expect(isDirty(open())).toBe(false);
    });

    it('takes its own save for no news when it looked before', async () => {
      edit(one, 1);
      const release = holdBack(1);
      const look = lookBeneath(documents, key);
      await save(documents, key);
      release();
      await look;
      expect(documents.use.getState().beneath).toEqual({});
    });

    it('keeps edits when it is opened twice and the second answer comes late', async () => {
      documents.forget(key);
      const release = holdBack(2);
      const openings = [documents.open(row.key ?? path), documents.open(row.key ?? path)];
      await openings[0];
      edit(one, 1);
      release();
      await openings[1];
      expect(open().document).toEqual(one(first, 1));
    });

    it('is not unsaved once it says again what is stored', async () => {
      edit(one, 1);
      edit(one, 2);
      documents.undo();
      documents.undo();
      expect(isDirty(open())).toBe(false);
      documents.redo();
      expect(open().document).toEqual(one(first, 1));
      expect(documents.change(structuredClone(first))).toBe(true);
      expect(isDirty(open())).toBe(false);
    });
  });
}

keepsEveryEdit('a core', core);
keepsEveryEdit('a pin configuration', board);
keepsEveryEdit('a memory', memory);
keepsEveryEdit('a pin multiplexer', multiplexer);
keepsEveryEdit('a wave drawing', drawing);
keepsEveryEdit('a register description', registers);
keepsEveryEdit('a SoC design', soc);
keepsEveryEdit('a plan of regressions', regress);

it('says what is wrong with a stored text, and keeps the edits of what lies above it', async () => {
  const { documents, path, first, one } = core;
  const project = storedProject(path, documents.kind.write(first), () => project.stored());
  documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  await documents.open(path);
  documents.change(one(first, 1));
  project.texts.push('{ not JSON');
  await lookBeneath(documents, path);
  await documents.openStored(documents.use.getState().beneath[path]!);
  expect(documents.use.getState().broken?.diagnostics[0]?.severity).toBe('error');
  await documents.open(path);
  expect(documents.use.getState().broken).toBeUndefined();
  expect(documents.current()?.document).toEqual(one(first, 1));
});

it('notices a change of the layout alone, and does not save over it', async () => {
  const { documents, path, first, one } = soc;
  const project = storedProject(path, documents.kind.write(first), () => undefined);
  documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  await documents.open('7');
  documents.change(one(first, 5));
  const theirs = '{ "netloom": "layout", "version": 1, "blocks": { "cpu0": { "x": 8, "y": 16 } } }';
  project.layout = theirs;
  await lookBeneath(documents, '7');
  expect(documents.use.getState().beneath['7']?.layoutText).toBe(theirs);
  expect(await save(documents, '7')).toBe(false);
  expect([project.layout, project.texts.length]).toEqual([theirs, 1]);
  const clash = documents.use.getState().clash!;
  await takeMerged(documents, clash, sidesOf(documents, clash)!, { choices: {}, what: 'merge' });
  expect(await save(documents, '7')).toBe(true);
  expect(JSON.parse(project.layout)).toEqual(JSON.parse(theirs));
  expect(project.texts.at(-1)).toBe(documents.kind.write(one(first, 5)));
});
