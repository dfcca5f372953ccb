import type { PinState } from '@netloom/pins';
import type { DrawnPad } from './drawing.ts';

/** What a pad shows. */
export interface PadProps {
  id: string;
  pad: DrawnPad;
  pitch: number;
  namesInside: boolean;
  /** From the body's edge to where signals begin. */
  reach: number;
  name: string;
  state: PinState;
  signal: string | undefined;
  label: string | undefined;
  locked: boolean;
  /** Whether somebody said something about it. */
  said: boolean;
  /** Read out by screen readers. */
  about: string;
  chosen: boolean;
  /** Not what the user looks for. */
  dimmed: boolean;
  found: boolean;
  /** What a previewed placement does to it. */
  move: 'from' | 'to' | undefined;
  /** Letters that fit into a ball's cell. */
  letters: number;
}
