import { useMemo } from 'react';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { drawingOf } from './drawing/drawing.ts';
import { PackageDrawing } from './drawing/PackageDrawing.tsx';
import { pinPointer } from './inspector/pinPointer.ts';
import { PinMenu } from './menu/PinMenu.tsx';
import { HoverCard } from './view/HoverCard.tsx';
import { Legend } from './view/Legend.tsx';
import { PackageTools } from './view/PackageTools.tsx';
import { useView } from './view/viewStore.ts';
import './package.css';

/** The package to scale, with the state of each pin. */
export function PackageView() {
  const open = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const pin = useUi((state) => state.pin);
  const turn = useView((state) => state.turn);
  const drawing = useMemo(() => drawingOf(open.chip, turn), [open.chip, turn]);
  return (
    <div className="nl-pins-package-view">
      <PackageTools drawing={drawing} />
      <div className="nl-pins-stage" data-field={pin === undefined ? undefined : pinPointer(pin)}>
        <PackageDrawing open={open} drawing={drawing} />
        <HoverCard open={open} drawing={drawing} />
      </div>
      <Legend chip={open.chip} analysis={analysis} />
      <PinMenu />
    </div>
  );
}
