import type { RefObject } from 'react';
import { useProposal } from '../attach/proposal.ts';
import { fitAll } from '../commands/fitAll.ts';
import { useLevels } from '../levels/levels.ts';
import { litLinks, useLight } from '../light/light.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { useSoc } from '../store/socStore.ts';
import { shownWords } from '../../palette/index.ts';
import { useView } from '../store/viewStore.ts';
import { useMarks } from '../store/marks.ts';
import { useBusLoad } from '../load/busLoadStore.ts';
import { useWireValues } from '../probe/wireValues.ts';
import { useTheme } from '../../../../theme/index.ts';
import { useCanvas } from '../../../../view2d/useCanvas.ts';
import { drawFrame } from './draw.ts';

const STORES = [
  useSoc,
  useView,
  useTheme,
  useMarks,
  useWireValues,
  useBusLoad,
  useProposal,
  useLight,
  useLevels,
  shownWords,
];

/** The canvas that shows the diagram as it is. */
export function useDiagram(): RefObject<HTMLCanvasElement | null> {
  return useCanvas({ stores: STORES, onSize: (size) => useView.setState({ size }), draw });
}

function draw(context: CanvasRenderingContext2D): void {
  if (useView.getState().fitPending) {
    useView.setState({ fitPending: false });
    fitAll();
  }
  const { scene, selection } = useSoc.getState();
  const { viewport, size, gesture, hoveredNet } = useView.getState();
  const colours = useTheme.getState().dark ? DARK : LIGHT;
  const { marks, said } = useMarks.getState();
  const { shown: showsValues, values } = useWireValues.getState();
  const { loads, labels } = useBusLoad.getState();
  const { proposal } = useProposal.getState();
  const frame = {
    scene,
    selection,
    viewport,
    size,
    gesture,
    hoveredNet,
    litLinks: litLinks(),
    marks,
    said,
    loads,
    values: showsValues ? values : labels,
    proposal,
    colours,
  };
  drawFrame(context, frame, devicePixelRatio);
}
