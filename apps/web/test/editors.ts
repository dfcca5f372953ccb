import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { pointsKind } from '@netloom/core/special';
import type { PointsFile } from '@netloom/core/special';
import { BUILT_IN_CHIPS, newConfiguration } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import type { RegisterMap, SocLayout } from '@netloom/model';
import { regressKind } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { insnKind } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { memoryKind } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { REGISTER_TEMPLATES } from '@netloom/registers';
import { emptySoc } from '@netloom/soc';
import { layOut } from '@netloom/waves/drawing';
import type { Documents } from '../src/document/documents.ts';
import type { Stored } from '../src/document/editorKind.ts';
import { cores } from '../src/features/core/microarchitecture/files/cores.ts';
import { insns } from '../src/features/core/instructions/files/insns.ts';
import { pointTables } from '../src/features/core/special/pointTables.ts';
import { memories } from '../src/features/design/memory/files/memories.ts';
import { pinmuxes } from '../src/features/design/pinmux/files/pinmuxes.ts';
import { registerMaps } from '../src/features/design/registers/files/registerMaps.ts';
import type { Selection } from '../src/features/design/registers/files/registerMaps.ts';
import { designs } from '../src/features/design/soc/files/designs.ts';
import type { SocDesign, StoredCanvas } from '../src/features/design/soc/files/designs.ts';
import { boards } from '../src/features/pins/pinout/files/boards.ts';
import { plans } from '../src/features/regression/plan/plans.ts';
import { drawings } from '../src/features/waves/drawing/files/drawings.ts';
import type { Drawn } from '../src/features/waves/drawing/store/drawn.ts';

/** A kind of document, and documents of it: `first`, and it with either of two values changed that are apart. */
export interface EditorSample<Doc, View, S extends Stored> {
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

export const core: EditorSample<CoreOptions, undefined, Stored> = {
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

const board: EditorSample<PinConfiguration, Chip, Stored> = {
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

const multiplexer: EditorSample<Pinmux, undefined, Stored> = {
  documents: pinmuxes,
  path: 'pinmux/pads/pads.pinmux.json',
  first: pinmuxKind.templates![0]!.make('pads'),
  one: banked('PA0'),
  other: banked('PA1'),
};

const memory: EditorSample<Memory, undefined, Stored> = {
  documents: memories,
  path: 'memories/ram/ram.memory.json',
  first: { ...memoryKind.templates![0]!.make('ram'), maskBits: undefined },
  one: (from, value) => ({ ...from, depth: 1000 + value }),
  other: (from, value) => ({ ...from, width: 16 + value }),
};

const told = (name: string) => (insn: Insn, value: number) => ({
  ...insn,
  instructions: {
    ...insn.instructions,
    [name]: { ...insn.instructions[name]!, description: `Text ${value}` },
  },
});

const definition: EditorSample<Insn, undefined, Stored> = {
  documents: insns,
  path: 'instructions/bits/bits.insn.json',
  first: insnKind.templates!.find(({ id }) => id === 'bits')!.make('bits'),
  one: told('popcount'),
  other: told('rotri'),
};

const lane = (name: string) => (text: string, value: number) =>
  text.replace(new RegExp(`(?<="${name}", "wave": ")[^"]*`), `${value}.`);

const drawing: EditorSample<string, Drawn, Stored> = {
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

const timer = REGISTER_TEMPLATES.map(({ make }) => make()).find(({ children }) => children.length > 1)!;
const registers: EditorSample<RegisterMap, Selection, Stored> = {
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

const regress: EditorSample<RegressFile, undefined, Stored> = {
  documents: plans,
  path: 'regress/nightly.regress.json',
  first: seeded('random')(seeded('smoke')(regressKind.templates![0]!.make('nightly'), 0), 0),
  one: seeded('smoke'),
  other: seeded('random'),
};

const lasting = (name: string) => (table: PointsFile, value: number) => ({
  ...table,
  points: { ...table.points, [name]: { program: 'work', cycles: 1000 + value } },
});

const points: EditorSample<PointsFile, undefined, Stored> = {
  documents: pointTables,
  path: 'tests/corners.points.json',
  first: lasting('late')(lasting('early')(pointsKind.templates![0]!.make('corners'), 0), 0),
  one: lasting('early'),
  other: lasting('late'),
};

export const soc: EditorSample<SocDesign, undefined, StoredCanvas> = {
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

type Ask = <Doc, View, S extends Stored>(name: string, sample: EditorSample<Doc, View, S>) => void;

/** Asks the same of every editor. */
export function ofEveryEditor(ask: Ask): void {
  ask('a core', core);
  ask('a pin configuration', board);
  ask('a memory', memory);
  ask('a pin multiplexer', multiplexer);
  ask('a definition of instructions', definition);
  ask('a wave drawing', drawing);
  ask('a register description', registers);
  ask('a SoC design', soc);
  ask('a plan of regressions', regress);
  ask('a table of test points', points);
}
