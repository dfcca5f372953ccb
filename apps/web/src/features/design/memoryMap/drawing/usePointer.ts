import { moveAddress, resizeAddress } from '@netloom/soc';
import type { Place } from '@netloom/soc';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { announceError } from '../../../../announce.ts';
import { i18n } from '../../../../i18n.ts';
import { takeEdit, useSoc } from '../../soc/index.ts';
import { conflictAt } from '../actions/conflict.ts';
import { moveTarget, resizeTarget } from '../actions/dragTarget.ts';
import { panBy } from '../actions/view.ts';
import { currentScale, currentViewport } from '../map/current.ts';
import { yOf } from '../scale/viewport.ts';
import { select, useMap } from '../store/mapStore.ts';
import type { Gesture } from '../store/mapStore.ts';
import { hitTest } from './hitTest.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 4;

interface Press {
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  place: Place | undefined;
  edge: 'base' | 'end' | undefined;
  /** Pixels from the place's upper edge to the pointer. */
  grab: number;
  moved: boolean;
}

/** Selects, moves and resizes regions, and moves the view where there is none. */
export function usePointer() {
  const press = useRef<Press>(undefined);

  function down(event: PointerEvent<HTMLDivElement>): void {
    if (event.button > 1) return;
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = pressAt(event);
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    const { x, y } = pointIn(event);
    const held = press.current;
    if (!held) return hover(x, y);
    held.moved ||= Math.hypot(x - held.x, y - held.y) > SLACK;
    if (!held.moved) return;
    if (held.place === undefined) {
      panBy(x - held.lastX, y - held.lastY);
      useMap.setState({ gesture: { kind: 'pan' }, hover: undefined });
    } else useMap.setState({ gesture: gestureOf(held, held.place, y), hover: undefined });
    [held.lastX, held.lastY] = [x, y];
  }

  function up(): void {
    press.current = undefined;
    const { gesture } = useMap.getState();
    useMap.setState({ gesture: undefined });
    if (gesture !== undefined && gesture.kind !== 'pan') drop(gesture);
  }

  function cancel(): void {
    press.current = undefined;
    useMap.setState({ gesture: undefined });
  }

  return {
    cancel,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onPointerLeave: () => useMap.setState({ hover: undefined }),
    },
  };
}

/** What the pointer holds from now on; a place under it is selected. The middle button moves the view alone. */
function pressAt(event: PointerEvent<HTMLDivElement>): Press {
  const { x, y } = pointIn(event);
  const hit = event.button === 1 ? undefined : hitTest(x, y);
  const place = hit?.band?.place;
  if (hit && !event.shiftKey) {
    select(place && { endpoint: place.endpoint, alias: place.alias });
    if (hit.manager !== undefined) useMap.setState({ manager: hit.manager });
  }
  const grab = place ? y - yOf(currentScale(), currentViewport(), place.base) : 0;
  return { x, y, lastX: x, lastY: y, place, edge: hit?.edge, grab, moved: false };
}

function drop({ kind, place, target, keep, conflict }: Exclude<Gesture, { kind: 'pan' }>): void {
  if (conflict !== undefined) {
    announceError(new Error(i18n.t('memoryMap:drag.refused', { place: place.endpoint, conflict })));
    return;
  }
  const { document } = useSoc.getState();
  takeEdit(
    kind === 'move'
      ? moveAddress(document, place, target.base)
      : resizeAddress(document, place, target.size, keep),
  );
}

function gestureOf({ edge, grab }: Press, place: Place, y: number): Gesture {
  const keep = edge === 'base' ? 'end' : 'base';
  const target = edge === undefined ? moveTarget(place, y - grab) : resizeTarget(place, y, keep);
  const conflict = conflictAt(place, target);
  return { kind: edge === undefined ? 'move' : 'resize', place, keep, target, conflict };
}

function hover(x: number, y: number): void {
  const { manager, address, band, edge } = hitTest(x, y);
  useMap.setState({ hover: { x, y, manager, address, place: band?.place, edge } });
}

function pointIn(event: PointerEvent<HTMLDivElement>): { x: number; y: number } {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
