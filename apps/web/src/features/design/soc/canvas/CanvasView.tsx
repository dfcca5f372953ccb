import { commandById } from '../commands/all.ts';
import { isPossible } from '../../../../commands/command.ts';
import { Dropdown } from 'antd';
import { memo, useRef } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProposalCard } from '../attach/ProposalCard.tsx';
import { addInstance } from '../commands/addInstance.ts';
import { contextMenu } from '../commands/contextMenu.tsx';
import { PALETTE_TYPE } from '../palette/dragType.ts';
import { panBy, useView, zoomBy } from '../store/viewStore.ts';
import { announceError } from '../../../../announce.ts';
import { Levels } from '../levels/Levels.tsx';
import { descend, descendable } from '../levels/levels.ts';
import { BusLoadLegend } from '../load/BusLoadLegend.tsx';
import { NetLight } from '../light/NetLight.tsx';
import { editText } from '../notes/addNote.ts';
import { useSoc } from '../store/socStore.ts';
import { AccessibleLayer } from './AccessibleLayer.tsx';
import { Minimap } from './Minimap.tsx';
import { Refusal } from './Refusal.tsx';
import { useDiagram } from './useDiagram.ts';
import { useCanvasKeys } from './useCanvasKeys.ts';
import { canvasPoint, screenPoint, usePointer } from './usePointer.ts';
import { useWheel } from '../../../../view2d/useWheel.ts';
import './canvas.css';

/** The diagram: one canvas for blocks and wires, with an invisible layer that names them for other programs. */
export const CanvasView = memo(function CanvasView() {
  const { t } = useTranslation('soc');
  const canvas = useDiagram();
  const box = useRef<HTMLDivElement>(null);
  const space = useRef(false);
  const { cancel, ...pointer } = usePointer(space);
  const keys = useCanvasKeys(space, cancel);
  const gesture = useView((state) => state.gesture?.kind);
  const overNet = useView((state) => state.hoveredNet !== undefined);
  useWheel(box, ({ pinch, factor, at, dx, dy }) => (pinch ? zoomBy(factor, at) : panBy(dx, dy)));

  function drop(event: DragEvent<HTMLDivElement>): void {
    const vlnv = event.dataTransfer.getData(PALETTE_TYPE);
    if (vlnv === '') return;
    event.preventDefault();
    addInstance(vlnv, canvasPoint(screenPoint(event)));
  }

  const cursor =
    gesture === 'pan' ? 'grabbing' : gesture === 'connect' ? 'crosshair' : overNet ? 'pointer' : '';
  return (
    <Dropdown
      trigger={['contextMenu']}
      menu={{ items: [] }}
      popupRender={() => contextMenu(t)}
      destroyOnHidden
    >
      <div
        ref={box}
        className="nl-soc-canvas"
        style={{ cursor }}
        role="application"
        aria-label={t('canvas.label')}
        tabIndex={0}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onDoubleClick={enter}
        {...pointer}
        {...keys}
      >
        <canvas ref={canvas} />
        <AccessibleLayer />
        <Minimap />
        <Refusal />
        <ProposalCard />
        <Levels />
        <NetLight />
        <BusLoadLegend />
      </div>
    </Dropdown>
  );
});

/** To the text of the note, into the block, or to the single lines of the bundle, that the first of the two clicks has selected. */
function enter(): void {
  if (useSoc.getState().selection.notes?.size === 1) return editText();
  const instance = descendable();
  if (instance !== undefined) descend(instance).catch(announceError);
  else if (isPossible(commandById('openBundle'), null)) commandById('openBundle').run(null);
}
