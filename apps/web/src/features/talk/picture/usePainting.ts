import { useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { BLANK, COLOURS, begin, redo, stretch, undo, withMark } from './marks.ts';
import type { Colour, Mark, Painting, Point, Tool } from './marks.ts';

export interface Brush {
  tool: Tool;
  colour: Colour;
}

export interface PaintingState {
  painting: Painting;
  /** The marks with the one that is being drawn. */
  marks: readonly Mark[];
  brush: Brush;
  /** Where the keyboard draws; null until it was used. */
  cursor: Point | null;
  /** Where a text is being written. */
  textAt: Point | null;
  choose: (brush: Partial<Brush>) => void;
  undo: () => void;
  redo: () => void;
  writeText: (text: string) => void;
  pointer: {
    onMouseDown: (event: MouseEvent) => void;
    onPointerDown: Handler;
    onPointerMove: Handler;
    onPointerUp: () => void;
  };
  onKeyDown: (event: KeyboardEvent<HTMLCanvasElement>) => void;
}

type Handler = (event: PointerEvent<HTMLCanvasElement>) => void;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.round(((clientX - left) * currentTarget.width) / width),
    y: Math.round(((clientY - top) * currentTarget.height) / height),
  };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Steps of the keyboard across a picture; with Shift a tenth of them. */
const STEPS = 60;

const middleOf = ({ width, height }: HTMLCanvasElement): Point => ({
  x: Math.round(width / 2),
  y: Math.round(height / 2),
});

/** The cursor after an arrow key, within the picture; undefined for other keys. */
function moved(cursor: Point | null, event: KeyboardEvent<HTMLCanvasElement>): Point | undefined {
  const way = ARROWS[event.key];
  if (way === undefined) return undefined;
  const { width, height } = event.currentTarget;
  const step = Math.max(1, Math.round(width / STEPS / (event.shiftKey ? 10 : 1)));
  const from = cursor ?? middleOf(event.currentTarget);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return { x: within(from.x + way.x * step, width), y: within(from.y + way.y * step, height) };
}

/** What is painted and the mark that is being drawn. */
function useMarks() {
  const [painting, setPainting] = useState<Painting>(BLANK);
  const [drawn, setDrawn] = useState<Mark | null>(null);
  return {
    ...{ painting, drawn, setDrawn },
    put: (mark: Mark) => setPainting(withMark(painting, mark)),
    draw: (to: Point) => drawn !== null && setDrawn(stretch(drawn, to)),
    end() {
      if (drawn !== null) setPainting(withMark(painting, drawn));
      setDrawn(null);
    },
    undo: () => setPainting(undo(painting)),
    redo: () => setPainting(redo(painting)),
  };
}

/** A picture while it is painted on, by pointer and by keyboard. */
export function usePainting(): PaintingState {
  const { painting, drawn, setDrawn, put, draw, end, ...history } = useMarks();
  const [brush, setBrush] = useState<Brush>({ tool: 'arrow', colour: COLOURS[0] });
  const [cursor, setCursor] = useState<Point | null>(null);
  const [textAt, setTextAt] = useState<Point | null>(null);
  const { tool, colour } = brush;

  function start(at: Point) {
    if (tool === 'text') setTextAt(at);
    else setDrawn(begin(tool, colour, at));
  }

  function onKeyDown(event: KeyboardEvent<HTMLCanvasElement>) {
    const next = moved(cursor, event);
    if (next !== undefined) {
      setCursor(next);
      draw(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (drawn === null) start(cursor ?? middleOf(event.currentTarget));
      else end();
    } else if (event.key === 'Escape' && drawn !== null) {
      setDrawn(null);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return {
    ...{ painting, brush, cursor, textAt, onKeyDown, ...history },
    marks: drawn === null ? painting.marks : [...painting.marks, drawn],
    choose: (change) => setBrush({ ...brush, ...change }),
    writeText(text) {
      if (textAt !== null) put({ tool: 'text', colour, from: textAt, text });
      setTextAt(null);
    },
    pointer: {
      // The field of a text that begins here keeps the focus.
      onMouseDown: (event) => tool === 'text' && event.preventDefault(),
      onPointerDown(event) {
        if (tool !== 'text') event.currentTarget.setPointerCapture(event.pointerId);
        start(pointOf(event));
      },
      onPointerMove: (event) => draw(pointOf(event)),
      onPointerUp: end,
    },
  };
}
