import { macrosOf } from '@netloom/memory';
import type { Memory, Tiling } from '@netloom/memory';
import { useTranslation } from 'react-i18next';

const [WIDTH, HEIGHT] = [640, 220];
/** More tiles than this are drawn as columns. */
const MOST_DRAWN = 600;

interface Tile {
  macro: string;
  kind: number;
  /** Lowest bit of the word that it holds, how many, and how many it could. */
  lsb: number;
  used: number;
  bits: number;
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words that the highest column has. */
function tallestOf(memory: Memory, { columns }: Tiling): number {
  const macros = macrosOf(memory);
  return Math.max(...columns.map(({ macro, rows }) => rows * macros[macro]!.macro.words));
}

const kindsOf = ({ columns }: Tiling) => [...new Set(columns.map(({ macro }) => macro))];

/** The macros where they are drawn: the highest bits at the left, the lowest words at the top. */
function tilesIn(memory: Memory, tiling: Tiling): Tile[] {
  const macros = macrosOf(memory);
  const kinds = kindsOf(tiling);
  const shapes = tiling.columns.map(({ macro, rows, chunks }) => ({
    ...{ macro, kind: kinds.indexOf(macro) % 4, lsb: chunks[0]!.lsb, bits: macros[macro]!.macro.bits },
    used: chunks.reduce((sum, { bits }) => sum + bits, 0),
    rows: tiling.count <= MOST_DRAWN ? rows : 1,
    words: macros[macro]!.macro.words * (tiling.count <= MOST_DRAWN ? 1 : rows),
  }));
  const total = shapes.reduce((sum, { bits }) => sum + bits, 0);
  const scale = HEIGHT / tallestOf(memory, tiling);
  let right = WIDTH;
  return shapes.flatMap(({ rows, words, ...shape }) => {
    const width = (shape.bits / total) * WIDTH;
    const height = words * scale;
    right -= width;
    const x = right;
    return Array.from({ length: rows }, (_, row) => ({ ...shape, row, x, y: row * height, width, height }));
  });
}

function TileDrawing({ tile }: { tile: Tile }) {
  const { t } = useTranslation('memory');
  const { macro, kind, lsb, used, bits, row, x, y, width, height } = tile;
  const filled = width * (used / bits);
  return (
    <g data-kind={kind}>
      <rect className="nl-memory-tile" x={x} y={y} width={width} height={height}>
        <title>{t('tiling.tile', { macro, high: lsb + used - 1, low: lsb, row })}</title>
      </rect>
      <rect className="nl-memory-used" x={x + width - filled} y={y} width={filled} height={height} />
      {width > 34 && height > 14 && (
        <text x={x + width / 2} y={y + height / 2 + 4}>
          {lsb + used - 1}:{lsb}
        </text>
      )}
    </g>
  );
}

interface TilingPictureProps {
  memory: Memory;
  tiling: Tiling;
  /** Bits of a stored word. */
  stored: number;
}

/** A tiling to scale, with the macros' names. */
export function TilingPicture({ memory, tiling, stored }: TilingPictureProps) {
  const { t } = useTranslation('memory');
  const tallest = tallestOf(memory, tiling);
  const last = (memory.depth / tallest) * HEIGHT;
  return (
    <figure className="nl-memory-picture">
      <svg
        viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
        role="img"
        aria-label={t('tiling.picture', { count: tiling.count, stored })}
      >
        {memory.depth < tallest && <line x1={0} x2={WIDTH} y1={last} y2={last} />}
        {tilesIn(memory, tiling).map((tile) => (
          <TileDrawing key={`${tile.lsb}.${tile.row}`} tile={tile} />
        ))}
      </svg>
      <figcaption>
        {kindsOf(tiling).map((macro, index) => (
          <span key={macro} data-kind={index % 4}>
            {macro}
          </span>
        ))}
        {memory.depth < tallest && <span>{t('tiling.unused')}</span>}
      </figcaption>
    </figure>
  );
}
