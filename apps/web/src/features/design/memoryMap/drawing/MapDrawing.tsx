import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pressKey } from '../../../../commands/pressKey.ts';
import { mapCommands } from '../actions/commands.ts';
import { panBy, zoomBy } from '../actions/view.ts';
import { useMap } from '../store/mapStore.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { HoverCard } from './HoverCard.tsx';
import { NamesLayer } from './NamesLayer.tsx';
import { Overview } from './Overview.tsx';
import { useDrawing } from './useDrawing.ts';
import { usePointer } from './usePointer.ts';
import { useWheel } from '../../../../view2d/useWheel.ts';
import './drawing.css';

/** The address map to scale: a column a manager, to be moved, zoomed and edited by pointer and keyboard. */
export function MapDrawing({ onTypeBase }: { onTypeBase: () => void }) {
  const { t } = useTranslation('memoryMap');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useDrawing();
  const { handlers, cancel } = usePointer();
  useWheel(box, ({ pinch, factor, at, dx, dy }) => (pinch ? zoomBy(factor, at.y) : panBy(dx, dy)));
  const cursor = useMap(cursorOf);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel();
    if (event.key === 'Enter') {
      event.preventDefault();
      return onTypeBase();
    }
    pressKey(event.nativeEvent, mapCommands, null);
  }

  return (
    <section className="nl-map-drawing">
      <ColumnHeads />
      <div className="nl-map-body">
        <div
          ref={box}
          className="nl-map-canvas"
          style={{ cursor }}
          role="application"
          aria-label={t('draw.label')}
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <canvas ref={canvas} />
          <NamesLayer />
          <HoverCard />
        </div>
        <Overview />
      </div>
    </section>
  );
}

function cursorOf({ gesture, hover }: ReturnType<typeof useMap.getState>): string {
  if (gesture) return gesture.kind === 'resize' ? 'ns-resize' : 'grabbing';
  return hover?.edge ? 'ns-resize' : hover?.place ? 'grab' : '';
}
