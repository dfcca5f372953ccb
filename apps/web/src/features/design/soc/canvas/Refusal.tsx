import { useView } from '../store/viewStore.ts';

/** Says at the pointer why the pin under it does not take the wire that is being drawn. */
export function Refusal() {
  const gesture = useView((state) => state.gesture);
  const viewport = useView((state) => state.viewport);
  if (gesture?.kind !== 'connect' || gesture.refusal === undefined || !gesture.target) return null;
  const left = (gesture.target.x - viewport.x) * viewport.zoom;
  const top = (gesture.target.y - viewport.y) * viewport.zoom + 14;
  return (
    <div className="nl-soc-refusal" role="alert" style={{ left, top }}>
      {gesture.refusal}
    </div>
  );
}
