import type { CoreOptions } from '@netloom/core';
import { blocksOf } from './busBlocks.ts';
import type { BusBlock } from './busBlocks.ts';
import { COLUMNS, stagesOf, unitsOf } from './units.ts';
import type { Column, Unit } from './units.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedUnit extends Unit {
  box: Box;
}

export interface PlacedStage {
  key: string;
  box: Box;
}

/** A line of the picture by its corners. */
export interface Wire {
  key: string;
  /** `bus` carries requests, `data` results, `control` a changed flow. */
  kind: 'bus' | 'data' | 'control';
  points: readonly (readonly [x: number, y: number])[];
  arrow: boolean;
}

export interface Picture {
  width: number;
  height: number;
  stages: PlacedStage[];
  /** x of the pipeline registers. */
  registers: number[];
  units: PlacedUnit[];
  blocks: (BusBlock & { box: Box })[];
  wires: Wire[];
}

const COLUMN = 122;
const GAP = 26;
const EDGE = 12;
const UNIT = 38;
const UNIT_GAP = 8;
const STAGE_TOP = 8;
/** Room for a stage's name and for the lines that run above its units. */
const HEAD = 52;
const FOOT = 26;
const BLOCK_DROP = 46;
const BLOCK = 40;

const columnX = (column: Column) => EDGE + COLUMNS.indexOf(column) * (COLUMN + GAP);
const middleOf = ({ x, width }: Box) => x + width / 2;

/** The block diagram of a core: stages from left to right, their units below each other, memories and buses under them. */
export function layoutPicture(options: CoreOptions): Picture {
  const placed = placeUnits(options);
  const bottom = Math.max(...placed.map(({ box }) => box.y + box.height)) + FOOT;
  const stages = stagesOf(options).map(({ key, columns }) => {
    const [first, last] = [columns[0]!, columns.at(-1)!];
    const x = columnX(first) - 7;
    const width = columnX(last) + COLUMN + 7 - x;
    return { key, box: { x, y: STAGE_TOP, width, height: bottom - STAGE_TOP } };
  });
  const registers = stages.slice(1).map(({ box }) => box.x - (GAP - 14) / 2);
  const blocks = placeBlocks(options, bottom + BLOCK_DROP);
  const wires = [...flow(placed), ...feedback(options, placed, bottom), ...buses(options, blocks, bottom)];
  const width = 2 * EDGE + COLUMNS.length * COLUMN + (COLUMNS.length - 1) * GAP;
  return { width, height: bottom + BLOCK_DROP + BLOCK + 8, stages, registers, units: placed, blocks, wires };
}

function placeUnits(options: CoreOptions): PlacedUnit[] {
  const units = unitsOf(options);
  return COLUMNS.flatMap((column) =>
    units[column].map((unit, row) => {
      const y = STAGE_TOP + HEAD + row * (UNIT + UNIT_GAP);
      return { ...unit, box: { x: columnX(column), y, width: COLUMN, height: UNIT } };
    }),
  );
}

function placeBlocks(options: CoreOptions, y: number): (BusBlock & { box: Box })[] {
  return blocksOf(options).map((block) => ({
    ...block,
    box: { x: columnX(block.column), y, width: COLUMN, height: BLOCK },
  }));
}

/** The way of an instruction through the first unit of each column. */
function flow(units: PlacedUnit[]): Wire[] {
  const row = units.filter(({ box }) => box.y === STAGE_TOP + HEAD).map(({ box }) => box);
  const y = STAGE_TOP + HEAD + UNIT / 2;
  return row.slice(1).map((box, index) => {
    const from = row[index]!;
    const points = [
      [from.x + from.width, y],
      [box.x, y],
    ] as const;
    return { key: `flow${index}`, kind: 'data', points, arrow: true };
  });
}

/** Lines against the flow: write-back, forwarding, and where the fetch goes on. */
function feedback({ base, advanced }: CoreOptions, units: PlacedUnit[], bottom: number): Wire[] {
  const boxOf: BoxOf = (key) => units.find((unit) => unit.key === key)!.box;
  const forwards = advanced.forwarding && base.stages === 5;
  return [writeBack(boxOf, bottom - 12), ...(forwards ? forwarding(boxOf) : []), redirect(boxOf)];
}

type BoxOf = (key: string) => Box;

/** Results go below all units to the register file. */
function writeBack(boxOf: BoxOf, below: number): Wire {
  const from = boxOf('writeBack');
  const registers = boxOf('registers');
  const right = registers.x + registers.width;
  const middle = registers.y + registers.height / 2;
  return {
    key: 'writeBack',
    kind: 'data',
    points: [
      [middleOf(from), from.y + from.height],
      [middleOf(from), below],
      [right + 5, below],
      [right + 5, middle],
      [right, middle],
    ],
    arrow: true,
  };
}

/** Results that the ALU takes before they are written, of the last stage and of the one before. */
function forwarding(boxOf: BoxOf): Wire[] {
  const alu = boxOf('alu');
  const late = boxOf('writeBack');
  const early = boxOf('loadStore');
  const above = alu.y - 10;
  const into = middleOf(alu) + 20;
  return [
    {
      key: 'forward',
      kind: 'data',
      points: [
        [middleOf(late), late.y],
        [middleOf(late), above],
        [into, above],
        [into, alu.y],
      ],
      arrow: true,
    },
    {
      key: 'forwardEarly',
      kind: 'data',
      points: [
        [middleOf(early), early.y],
        [middleOf(early), above],
      ],
      arrow: false,
    },
  ];
}

function redirect(boxOf: BoxOf): Wire {
  const alu = boxOf('alu');
  const queue = boxOf('queue');
  const from = middleOf(alu) - 20;
  const over = queue.y - 20;
  return {
    key: 'redirect',
    kind: 'control',
    points: [
      [from, alu.y],
      [from, over],
      [middleOf(queue), over],
      [middleOf(queue), queue.y],
    ],
    arrow: true,
  };
}

/** Fetch and load/store unit down to the memories and ports that they reach. */
function buses(options: CoreOptions, blocks: (BusBlock & { box: Box })[], bottom: number): Wire[] {
  return [
    ...bus('instructions', middleOf({ x: columnX('fetch'), width: COLUMN } as Box), blocks, bottom, 16, -16),
    ...bus('data', middleOf({ x: columnX('memory'), width: COLUMN } as Box), blocks, bottom, 30, 16),
  ];
}

function bus(
  side: 'instructions' | 'data',
  x: number,
  blocks: (BusBlock & { box: Box })[],
  bottom: number,
  depth: number,
  shift: number,
): Wire[] {
  const reached = blocks.filter((block) => block[side]);
  const y = bottom + depth;
  const ends = reached.map(
    ({ instructions, data, box }) => middleOf(box) + (instructions && data ? shift : 0),
  );
  const trunk: Wire = {
    key: `${side} trunk`,
    kind: 'bus',
    points: [
      [Math.min(x, ...ends), y],
      [Math.max(x, ...ends), y],
    ],
    arrow: false,
  };
  const stem: Wire = {
    key: `${side} stem`,
    kind: 'bus',
    points: [
      [x, bottom],
      [x, y],
    ],
    arrow: false,
  };
  const drops = ends.map((end, index): Wire => {
    const block = reached[index]!;
    return {
      key: `${side} ${block.key}`,
      kind: 'bus',
      points: [
        [end, y],
        [end, block.box.y],
      ],
      arrow: true,
    };
  });
  return [stem, trunk, ...drops];
}
