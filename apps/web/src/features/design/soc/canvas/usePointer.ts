import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { isProposed } from '../attach/proposal.ts';
import { hitTest } from '../geometry/hitTest.ts';
import type { Hit } from '../geometry/hitTest.ts';
import { linksIn } from '../geometry/scene.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { isAtHandle } from '../notes/hitNote.ts';
import { HANDLE } from '../notes/paintNotes.ts';
import type { PlacedNote } from '../notes/placedNotes.ts';
import { startResize } from '../notes/resize.ts';
import { clearSelection, selectBlocks, selectLinks, selectNotes } from '../store/selection.ts';
import { toggleBlock, toggleLink, toggleNote } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { toDrawing } from '../../../../view2d/viewport.ts';
import { startConnect } from './gestures/connect.ts';
import type { ActiveGesture } from './gestures/gesture.ts';
import { startMove } from './gestures/move.ts';
import { startPan } from './gestures/pan.ts';
import { startRectangle } from './gestures/rectangle.ts';

/** Reach around pins and wires, in pixels. */
const SLACK = 6;
/** A press that moves less than this is a click. */
const CLICK = 3;

export interface Pointer {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
}

interface Press {
  gesture: ActiveGesture;
  screen: Point;
  moved: boolean;
}

/** Turns presses on the canvas into gestures. `space` tells whether the space bar is held: then a press pans. */
export function usePointer(space: RefObject<boolean>): Pointer & { cancel(): boolean } {
  const press = useRef<Press | undefined>(undefined);
  const cancel = (): boolean => {
    const active = press.current;
    press.current = undefined;
    active?.gesture.cancel();
    return active !== undefined;
  };
  return {
    cancel,
    onPointerCancel: () => void cancel(),
    onPointerLeave: () => useView.setState({ hoveredNet: undefined }),
    onPointerDown(event) {
      event.currentTarget.focus({ preventScroll: true });
      const screen = screenPoint(event);
      const gesture = gestureOf(event, screen, space.current);
      if (!gesture) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { gesture, screen, moved: false };
    },
    onPointerMove(event) {
      const screen = screenPoint(event);
      const active = press.current;
      if (!active) return hover(screen);
      active.moved ||= Math.hypot(screen.x - active.screen.x, screen.y - active.screen.y) > CLICK;
      if (active.moved) active.gesture.move(canvasPoint(screen), screen);
    },
    onPointerUp(event) {
      const active = press.current;
      press.current = undefined;
      if (active?.moved) active.gesture.end(canvasPoint(screenPoint(event)));
      else active?.gesture.cancel();
    },
  };
}

function gestureOf(event: PointerEvent, screen: Point, space: boolean): ActiveGesture | undefined {
  if (event.button === 1 || (event.button === 0 && space)) return startPan(screen);
  // What is proposed is looked at; it is taken or not before anything else is done.
  if (isProposed()) return event.button === 0 ? startPan(screen) : undefined;
  const at = canvasPoint(screen);
  const hit = hitAt(at);
  if (event.button === 2) return void selectForMenu(hit);
  if (event.button !== 0) return undefined;
  if (event.pointerType === 'touch' && !hit) return startPan(screen);
  return pressOn(hit, at, event.shiftKey || event.ctrlKey || event.metaKey);
}

/** All connections of a bundle are one thing to the hand. */
function idsAt(hit: Extract<Hit, { kind: 'wire' | 'tag' }>): string[] {
  return hit.kind === 'tag' ? [hit.tag.link.id] : linksIn(hit.wire).map(({ id }) => id);
}

function pressOn(hit: Hit | undefined, at: Point, add: boolean): ActiveGesture | undefined {
  const { selection } = useSoc.getState();
  if (hit?.kind === 'wire' || hit?.kind === 'tag') {
    const ids = idsAt(hit);
    if (add) ids.forEach(toggleLink);
    else selectLinks(ids);
    return undefined;
  }
  if (hit?.kind === 'note') return pressOnNote(hit.note, at, add);
  if (!hit) {
    if (!add) clearSelection();
    return startRectangle(at, add ? selection.blocks : new Set());
  }
  const block = hit.kind === 'pin' ? hit.pin.block : hit.block;
  const { name } = block.shape;
  if (add) toggleBlock(name);
  else if (!selection.blocks.has(name)) selectBlocks([name]);
  return hit.kind === 'pin' ? startConnect(hit.pin) : startMove(at);
}

function pressOnNote(note: PlacedNote, at: Point, add: boolean): ActiveGesture {
  const { notes = new Set<string>() } = useSoc.getState().selection;
  const reach = HANDLE / useView.getState().viewport.scale;
  if (notes.size === 1 && notes.has(note.name) && isAtHandle(note, at, reach)) return startResize(note);
  if (add) toggleNote(note.name);
  else if (!notes.has(note.name)) selectNotes([note.name]);
  return startMove(at);
}

/** A menu opens for what lies under the pointer, unless that is part of the selection already. */
function selectForMenu(hit: Hit | undefined): void {
  const { selection } = useSoc.getState();
  if (!hit) return void clearSelection();
  if (hit.kind === 'note') {
    if (!selection.notes?.has(hit.note.name)) selectNotes([hit.note.name]);
  } else if (hit.kind === 'block' || hit.kind === 'pin') {
    const { name } = hit.kind === 'block' ? hit.block.shape : hit.pin.block.shape;
    if (!selection.blocks.has(name)) selectBlocks([name]);
  } else {
    const ids = idsAt(hit);
    if (!ids.some((id) => selection.links.has(id))) selectLinks(ids);
  }
}

function hover(screen: Point): void {
  const hit = hitAt(canvasPoint(screen));
  const net =
    hit?.kind === 'wire'
      ? hit.wire.net
      : hit?.kind === 'tag'
        ? hit.tag.link.fromPin
        : hit?.kind === 'pin'
          ? netOf(hit.pin.shape.endpoint)
          : undefined;
  if (net !== useView.getState().hoveredNet) useView.setState({ hoveredNet: net });
}

/** The net that ends or starts at a pin. */
function netOf(endpoint: string): string | undefined {
  const { links } = useSoc.getState().scene;
  return links.find((link) => link.fromPin === endpoint || link.toPin === endpoint)?.fromPin;
}

function hitAt(at: Point): Hit | undefined {
  return hitTest(useSoc.getState().scene, at, SLACK / useView.getState().viewport.scale);
}

export function screenPoint(event: { clientX: number; clientY: number; currentTarget: Element }): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

export function canvasPoint(screen: Point): Point {
  return toDrawing(useView.getState().viewport, screen);
}
