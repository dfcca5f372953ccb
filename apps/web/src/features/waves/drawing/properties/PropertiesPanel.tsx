import type { Drawing } from '@netloom/waves/drawing';
import { DrawingProperties } from './DrawingProperties.tsx';
import { EdgeList } from './EdgeList.tsx';
import { LaneProperties } from './LaneProperties.tsx';

/** Beside the picture: the chosen lane, the arrows, and what holds for the whole drawing. */
export function PropertiesPanel({ drawing }: { drawing: Drawing }) {
  return (
    <aside className="nl-wd-properties">
      <LaneProperties drawing={drawing} />
      <EdgeList drawing={drawing} />
      <DrawingProperties drawing={drawing} />
    </aside>
  );
}
