import { memo } from 'react';
import type { Drawing } from './layout.ts';
import { Ports } from './Ports.tsx';
import { SchematicCell } from './SchematicCell.tsx';
import { Stubs } from './Stubs.tsx';
import { Wires } from './Wires.tsx';

/** What is marked: a cell by its name, or nets by their numbers. */
export interface Mark {
  cell: string | null;
  nets: readonly number[];
}

interface PictureProps {
  drawing: Drawing;
  mark: Mark;
  onMark: (mark: Mark) => void;
  onOpen: (module: string) => void;
}

/** The drawing itself, without what moves it. */
export const Picture = memo(function Picture({ drawing, mark, onMark, onOpen }: PictureProps) {
  const marked = new Set(mark.nets);
  const onNets = (nets: readonly number[]) => onMark({ cell: null, nets });
  return (
    <>
      <Wires wires={drawing.wires} marked={marked} onChoose={onNets} />
      <Ports ports={drawing.ports} />
      {drawing.cells.map((cell) => (
        <SchematicCell
          key={cell.name}
          cell={cell}
          found={mark.cell === cell.name}
          onMark={() => onMark({ cell: cell.name, nets: [] })}
          onOpen={() => onOpen(cell.type)}
        />
      ))}
      <Stubs stubs={drawing.stubs} marked={marked} onChoose={onNets} />
    </>
  );
});
