import { useRef } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaNode, Measure } from './areaTree.ts';
import { treemapTiles } from './treemapTiles.ts';
import type { Tile } from './treemapTiles.ts';
import { useSize } from '../../../../view2d/useSize.ts';

const LEVELS = 2;
/** Sides below which a tile has no room for its name. */
const NAME_WIDTH = 34;
const NAME_HEIGHT = 16;

/** The same module has the same colour wherever it stands. */
function hueOf(module: string): number {
  let hash = 7;
  for (const letter of module) hash = (hash * 31 + letter.charCodeAt(0)) % 3600;
  return hash / 10;
}

interface TileViewProps {
  tile: Tile;
  whole: number;
  format: (value: number) => string;
  onOpen: (names: string[]) => void;
  above: string[];
}

function TileView({ tile, whole, format, onOpen, above }: TileViewProps) {
  const { t } = useTranslation('synthesis');
  const { node, isOwn, value, x, y, width, height } = tile;
  const name = isOwn ? t('own') : node.name;
  const text = `${format(value)} · ${((value / whole) * 100).toFixed(1)} %`;
  const path = isOwn ? above : [...above, node.name];
  const style = { left: x, top: y, width, height, '--tile-hue': hueOf(node.module) } as CSSProperties;
  const opens = !isOwn;
  return (
    <>
      <button
        type="button"
        className="nl-tile"
        style={style}
        data-own={isOwn}
        disabled={!opens}
        title={isOwn ? `${name}: ${text}` : `${path.join('/')} (${node.module}): ${text}`}
        onClick={() => onOpen(path)}
      >
        {width > NAME_WIDTH && height > NAME_HEIGHT ? (
          <span>
            <b>{name}</b> {text}
          </span>
        ) : null}
      </button>
      {tile.inner.map((inner) => (
        <TileView key={inner.key} tile={inner} whole={whole} format={format} onOpen={onOpen} above={path} />
      ))}
    </>
  );
}

interface TreemapProps {
  node: AreaNode;
  measure: Measure;
  format: (value: number) => string;
  /** Names of the instances from `node` down to the one to open. */
  onOpen: (names: string[]) => void;
}

/** What an instance is made of, to scale. */
export function Treemap({ node, measure, format, onOpen }: TreemapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const tiles = treemapTiles(node, measure, { x: 0, y: 0, width, height }, LEVELS);
  return (
    <div className="nl-treemap" ref={box}>
      {tiles.map((tile) => (
        <TileView
          key={tile.key}
          tile={tile}
          whole={node.total[measure] || 1}
          format={format}
          onOpen={onOpen}
          above={[]}
        />
      ))}
    </div>
  );
}
