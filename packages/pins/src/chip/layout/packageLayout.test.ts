import { expect, it } from 'vitest';
import type { Chip } from '../chip.ts';
import { SAMPLE_CHIP } from '../sampleChip.ts';
import { DUALS, GRIDS, QUADS } from './packages.ts';
import { packageLayout } from './packageLayout.ts';

function chipOf(name: string, positions: readonly string[], model = 'X'): Chip {
  const pins = positions.map((position) => ({ ...SAMPLE_CHIP.pins[0]!, name: `P${position}`, position }));
  return { ...SAMPLE_CHIP, model, package: name, pins };
}

function numbered(name: string, count: number) {
  return packageLayout(
    chipOf(
      name,
      Array.from({ length: count }, (_, index) => String(index + 1)),
    ),
  );
}

function balls(name: string, rows: string, columns: number, keep = (_: number) => true, model = 'X') {
  const all = rows
    .split(' ')
    .flatMap((row, r) =>
      Array.from({ length: columns }, (_, c) => (keep(r + c) ? `${row}${c + 1}` : undefined)),
    );
  return packageLayout(
    chipOf(
      name,
      all.filter((position) => position !== undefined),
      model,
    ),
  );
}

it('puts the leads of a LQFP144 where MS-026 (BFB) has them: 36 a side, pitch 0.5, 22 mm over all', () => {
  const { pads, width, height } = numbered('LQFP144', 144);
  expect([width, height]).toEqual([20, 20]);
  expect(pads.get('1')).toMatchObject({ side: 'left', y: -8.75 });
  expect(pads.get('36')).toMatchObject({ side: 'left', y: 8.75 });
  expect(pads.get('37')).toMatchObject({ side: 'bottom', x: -8.75 });
  expect(pads.get('73')).toMatchObject({ side: 'right', y: 8.75 });
  expect(pads.get('108')).toMatchObject({ side: 'right', y: -8.75 });
  expect(pads.get('109')).toMatchObject({ side: 'top', x: 8.75 });
  expect(pads.get('144')).toMatchObject({ side: 'top', x: -8.75 });
  const tips = [...pads.values()].map((pad) =>
    Math.max(Math.abs(pad.x) + pad.width / 2, Math.abs(pad.y) + pad.height / 2),
  );
  expect(Math.max(...tips)).toBe(11);
});

it('numbers a TSSOP20 down the left and up the right side', () => {
  const { kind, pads } = numbered('TSSOP20', 20);
  expect(kind).toBe('dual');
  const column = (side: string) =>
    [...pads]
      .filter(([, pad]) => pad.side === side)
      .sort(([, one], [, other]) => one.y - other.y)
      .map(([position]) => position)
      .join(' ');
  expect(column('left')).toBe('1 2 3 4 5 6 7 8 9 10');
  expect(column('right')).toBe('20 19 18 17 16 15 14 13 12 11');
  // MO-153 AC: nine pitches of 0.65 between the outer leads.
  expect(pads.get('10')!.y - pads.get('1')!.y).toBeCloseTo(5.85);
});

it('puts the exposed pad of a QFN beneath it', () => {
  const { pads } = numbered('UFQFPN48', 49);
  expect(pads.get('49')).toMatchObject({ x: 0, y: 0 });
  expect(pads.get('48')).toMatchObject({ side: 'top', x: -2.75 });
});

it('reads the rows of balls as JEDEC letters them, without I, O, Q, S, X and Z', () => {
  const rows = 'A B C D E F G H J K L M N P R T U V W Y AA AB';
  const layout = balls('LFBGA448', rows, 22);
  expect(layout.rows!.join(' ')).toBe(rows);
  expect(layout.pads.get('A1')).toMatchObject({ x: -8.4, y: -8.4 });
  // The 22nd row is 21 pitches of 0.8 mm below the first.
  expect(layout.pads.get('AB22')!.y).toBeCloseTo(8.4);
});

it('tells two bodies of one name apart by the letter of the package', () => {
  const rows = 'A B C D E F G H J K L M';
  expect(balls('UFBGA144', rows, 12, undefined, 'STM32F446Z(C-E)Hx')).toMatchObject({ width: 7, pitch: 0.5 });
  expect(balls('UFBGA144', rows, 12, undefined, 'STM32F446Z(C-E)Jx')).toMatchObject({
    width: 10,
    pitch: 0.8,
  });
});

it('sets a staggered WLCSP in a triangle: neighbours across rows are a pitch apart', () => {
  // WLCSP115 of the STM32L496: 11 rows, 21 columns, every other place empty.
  const { pads, isToScale } = balls('WLCSP115', 'A B C D E F G H J K L', 21, (sum) => sum % 2 === 0);
  expect(isToScale).toBe(false);
  const [first, right, below] = ['A1', 'A3', 'B2'].map((position) => pads.get(position)!);
  expect(right!.x - first!.x).toBeCloseTo(0.4);
  expect(Math.hypot(below!.x - first!.x, below!.y - first!.y)).toBeCloseTo(0.4);
});

it('keeps the second grid of a package within the first', () => {
  const { pads } = packageLayout(chipOf('TFBGA257', ['A1', 'W19', '1A1', '1A9', '1J1', '1J9']));
  expect(pads.get('1A1')).toMatchObject({ x: -2, y: -2 });
  expect(pads.get('1J9')).toMatchObject({ x: 2, y: 2 });
});

it('says when measures are assumed', () => {
  expect(numbered('LGA86', 86)).toMatchObject({ isToScale: false });
  expect(numbered('LGA86', 86).source).toMatch(/maker’s own pattern/);
  expect(numbered('HVQFN24', 24).source).toMatch(/assumed/);
});

it('has no body that its own leads do not fit', () => {
  for (const [name, { width, height, pitch }] of Object.entries(QUADS)) {
    const aSide = Number(/\d+/.exec(name)![0]) / 4;
    expect(Math.min(width, height), name).toBeGreaterThan((aSide - 1) * pitch + pitch / 2);
  }
  for (const [name, { height, pitch }] of Object.entries(DUALS)) {
    expect(height, name).toBeGreaterThan((Number(/\d+/.exec(name)![0]) / 2 - 1) * pitch);
  }
  for (const [name, { width, height, pitch }] of Object.entries(GRIDS)) {
    const rows = Math.floor(Math.min(width, height) / pitch);
    // More places than balls, else the grid is too coarse.
    expect((rows + 1) ** 2, name).toBeGreaterThanOrEqual(Number(/\d+/.exec(name)![0]));
  }
});
