import type { Point } from '../../../../../view2d/geometry.ts';
import { panBy, useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

export function startPan(screen: Point): ActiveGesture {
  let last = screen;
  const stop = (): void => useView.setState({ gesture: undefined });
  useView.setState({ gesture: { kind: 'pan' } });
  return {
    move(_at, now) {
      panBy(now.x - last.x, now.y - last.y);
      last = now;
    },
    end: stop,
    cancel: stop,
  };
}
