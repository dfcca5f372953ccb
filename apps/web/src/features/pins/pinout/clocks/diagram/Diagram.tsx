import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressKey } from '../../../../../commands/pressKey.ts';
import { useOffer } from '../../../../../commands/useOffer.ts';
import { useAnalysis } from '../../store/derived.ts';
import { activeNodes } from '../layout/activeNodes.ts';
import { layoutOf } from '../layout/layout.ts';
import { wiresOf } from '../layout/wires.ts';
import type { Clocks } from '../useClocks.ts';
import { ClockBox } from './ClockBox.tsx';
import { Wires } from './Wires.tsx';
import { ZoomTools } from './ZoomTools.tsx';
import { useZoom } from './useZoom.ts';
import { zoomCommands } from './zoomCommands.ts';

/** The tree from its sources at the left to the buses at the right; every node is set where it stands. */
export function Diagram({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const analysis = useAnalysis();
  const { tree, state, chip } = clocks;
  const layout = layoutOf(tree);
  const wires = useMemo(() => wiresOf(tree, layout, state), [tree, layout, state]);
  const active = useMemo(() => activeNodes(tree, state, analysis, chip), [tree, state, analysis, chip]);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const zoom = useZoom(layout, frame);
  useOffer(zoomCommands, zoom);
  const isLive = ({ from, to, chosen }: { from: string; to: string; chosen: boolean }) =>
    chosen && active.has(from) && active.has(to) && state.frequencies[from] !== 0;
  return (
    <div className="nl-pins-clock-diagram">
      <div
        ref={setFrame}
        tabIndex={-1}
        className="nl-pins-clock-frame"
        role="group"
        aria-label={t('diagram')}
        onKeyDown={(event) => pressKey(event.nativeEvent, zoomCommands, zoom)}
      >
        <div
          className="nl-pins-clock-canvas"
          style={{ width: layout.width, height: layout.height, zoom: zoom.factor }}
        >
          <Wires wires={wires} width={layout.width} height={layout.height} isLive={isLive} />
          {layout.boxes.map((box) => (
            <ClockBox key={box.node.name} box={box} clocks={clocks} active={active.has(box.node.name)} />
          ))}
        </div>
      </div>
      <ZoomTools zoom={zoom} />
    </div>
  );
}
