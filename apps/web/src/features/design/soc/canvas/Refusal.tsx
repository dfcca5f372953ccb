import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { toView } from '../../../../view2d/viewport.ts';
import { useView } from '../store/viewStore.ts';

/** Pixels from the pin, so that the pointer does not cover the text. */
const BELOW = 14;

/** Says at the pointer why the pin under it does not take the wire that is being drawn. */
export function Refusal() {
  const gesture = useView((state) => state.gesture);
  const viewport = useView((state) => state.viewport);
  if (gesture?.kind !== 'connect' || gesture.refusal === undefined || !gesture.target) return null;
  const { x, y } = toView(viewport, gesture.target);
  return (
    <div className="nl-soc-refusal" role="alert" style={{ left: x, top: y + BELOW }}>
      <SaidText said={gesture.refusal} />
    </div>
  );
}
