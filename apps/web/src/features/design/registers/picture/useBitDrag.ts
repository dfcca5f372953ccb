import { addField, placeField } from '@netloom/registers';
import type { BitRange, ElaboratedField, NodePath, RegisterEdit } from '@netloom/registers';
import type { RegisterMap } from '@netloom/model';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { select, takeEdit } from '../store/history.ts';

/** What is being dragged: a field whole, one of its ends, or a stretch of free bits that becomes a field. */
interface Drag {
  kind: 'move' | 'high' | 'low' | 'create';
  /** Index of the field. */
  field: number | undefined;
  start: BitRange;
  /** Bit under the pointer where the drag began. */
  from: number;
  edit: RegisterEdit | undefined;
}

interface DragContext {
  map: RegisterMap;
  node: NodePath;
  readOnly: boolean;
  fields: readonly ElaboratedField[];
  /** Bit at a place of the window. */
  bitAt: (x: number, y: number) => number;
}

/** Drags in the picture of a register; while one lasts, `map` is the description as it would become. */
export function useBitDrag(context: DragContext) {
  const { map, node, readOnly, fields, bitAt } = context;
  const [drag, setDrag] = useState<Drag>();

  function onPointerDown(event: PointerEvent) {
    const begun = dragFrom(event, fields, bitAt(event.clientX, event.clientY));
    if (begun?.field !== undefined) select({ node, field: begun.field });
    if (readOnly || begun === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag(begun);
  }

  function onPointerMove(event: PointerEvent) {
    if (drag === undefined) return;
    const bit = bitAt(event.clientX, event.clientY);
    setDrag({ ...drag, edit: editOf(context, drag, bit, event.shiftKey) });
  }

  function onPointerUp() {
    if (drag?.edit) {
      const field = drag.field ?? fields.length;
      takeEdit(drag.edit, { node, field });
    }
    setDrag(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || drag === undefined) return;
    event.stopPropagation();
    setDrag(undefined);
  }

  return {
    shown: drag?.edit?.map ?? map,
    dragged: drag && (drag.field ?? (drag.edit ? fields.length : undefined)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(undefined) },
    onEscape: onKeyDown,
  };
}

/** What is dragged by pressing on a bit; undefined beside the bits. */
function dragFrom(event: PointerEvent, fields: readonly ElaboratedField[], bit: number): Drag | undefined {
  const pressed = event.target as Element;
  const target = pressed.closest<HTMLElement>('[data-bits]');
  if (target === null || event.button !== 0) return undefined;
  const index = target.dataset.field === undefined ? undefined : Number(target.dataset.field);
  const field = fields.find((each) => each.index === index);
  const edge = pressed.closest<HTMLElement>('[data-edge]')?.dataset.edge;
  const kind = !field ? 'create' : edge === 'high' || edge === 'low' ? edge : 'move';
  const start = field ? { lsb: field.lsb, width: field.width } : { lsb: bit, width: 1 };
  return { kind, field: field?.index, start, from: bit, edit: undefined };
}

/** What a drag to a bit does; a new field keeps to what is free. */
function editOf({ map, node, fields }: DragContext, drag: Drag, bit: number, push: boolean) {
  const { kind, field, start, from } = drag;
  if (bit === from) return undefined;
  const wanted = draggedRange(kind, start, from, bit);
  if (field !== undefined) return placeField(map, node, field, wanted, push ? 'push' : 'stop');
  const isFree = fields.every(
    ({ lsb, width }) => lsb + width <= wanted.lsb || lsb >= wanted.lsb + wanted.width,
  );
  return isFree ? addField(map, node, wanted) : drag.edit;
}

/** The bits that a drag from one bit to another asks for. */
export function draggedRange(kind: Drag['kind'], start: BitRange, from: number, to: number): BitRange {
  const by = to - from;
  if (kind === 'move') return { lsb: start.lsb + by, width: start.width };
  if (kind === 'create') return { lsb: Math.min(from, to), width: Math.abs(by) + 1 };
  if (kind === 'high') return { lsb: start.lsb, width: Math.max(1, start.width + by) };
  const lsb = Math.max(0, Math.min(start.lsb + by, start.lsb + start.width - 1));
  return { lsb, width: start.lsb + start.width - lsb };
}
