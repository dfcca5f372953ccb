import type { Said } from '@netloom/model';
import { connect } from '@netloom/soc';
import { hitTest } from '../../geometry/hitTest.ts';
import type { PlacedPin, Scene } from '../../geometry/scene.ts';
import type { PinShape } from '../../geometry/shape.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { takeEdit } from '../../commands/refusal.ts';
import { useSoc } from '../../store/socStore.ts';
import { openConnection } from '../../store/uiStore.ts';
import { useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

/** How near to a pin, in pixels, the wire's end snaps to it. */
const REACH = 14;

/** Draws a wire from a pin; letting it go on a compatible one connects them. */
export function startConnect(pin: PlacedPin): ActiveGesture {
  const { scene } = useSoc.getState();
  const compatible = compatiblePins(scene, pin);
  let target: PlacedPin | undefined;
  let refusal: Said | undefined;
  const stop = (): void => useView.setState({ gesture: undefined });
  return {
    move(at) {
      const found = targetAt(scene, at, pin);
      if (found?.shape.endpoint !== target?.shape.endpoint) refusal = found && refusalOf(pin, found);
      target = found;
      useView.setState({ gesture: { kind: 'connect', pin, at, target, refusal, compatible } });
    },
    end() {
      stop();
      if (target) connectPins(pin, target);
    },
    cancel: stop,
  };
}

function connectPins(pin: PlacedPin, target: PlacedPin): void {
  const { document, library } = useSoc.getState();
  const edit = connect(document, library, pin.shape.endpoint, target.shape.endpoint);
  // Two ports of different widths can still meet bit by bit: the connection editor asks which bits.
  if (edit.document === undefined && differInWidth(pin.shape, target.shape)) {
    openConnection({ from: pin.shape.endpoint, to: target.shape.endpoint });
  } else takeEdit(edit);
}

function refusalOf(pin: PlacedPin, target: PlacedPin): Said | undefined {
  const { document, library } = useSoc.getState();
  return connect(document, library, pin.shape.endpoint, target.shape.endpoint).refused;
}

function targetAt(scene: Scene, at: Point, source: PlacedPin): PlacedPin | undefined {
  const hit = hitTest(scene, at, REACH / useView.getState().viewport.scale);
  return hit?.kind === 'pin' && hit.pin.shape.endpoint !== source.shape.endpoint ? hit.pin : undefined;
}

function compatiblePins(scene: Scene, { shape }: PlacedPin): Set<string> {
  const found = new Set<string>();
  for (const { shape: other } of scene.pins.values()) {
    if (other.endpoint !== shape.endpoint && fits(shape, other, scene)) found.add(other.endpoint);
  }
  return found;
}

/** A quick test for highlighting thousands of pins; the edit itself decides with a reason. */
function fits(a: PinShape, b: PinShape, scene: Scene): boolean {
  const [source, sink] = a.drives && b.sinks ? [a, b] : [b, a];
  if (!source.drives || !sink.sinks || a.bus !== b.bus) return false;
  const taken = (pin: PinShape): boolean => !pin.multiple && scene.connected.has(pin.endpoint);
  if (a.bus) return !taken(a) && !taken(b);
  if (source.kind === 'interrupt' && sink.kind === 'interrupt' && sink.width > 1) return source.width === 1;
  return a.width === b.width && !taken(sink);
}

function differInWidth(a: PinShape, b: PinShape): boolean {
  const opposite = (a.drives && b.sinks) || (b.drives && a.sinks);
  return opposite && !a.bus && !b.bus && a.width !== b.width;
}
