import type { WaveVariable } from '@netloom/waves';
import type { Arrangement, Format, RowNode, SignalPart, SignalRow, TransactionsRow } from './model.ts';
import type { Span } from './span.ts';
import type { Place } from './tree.ts';

/** What can be changed of a row; an undefined value takes the property away, a format is changed in part. */
export type RowChange = Partial<
  Omit<SignalRow, 'kind' | 'key' | 'parts' | 'format'> & Pick<TransactionsRow, 'decoder'>
> & { format?: Partial<Format> };

/** Rows without keys of their own: keys are given when they are put in. */
export type RowAction =
  /** Without a place: after the selected row, or at the end of the active pane. */
  | { type: 'add'; variables: WaveVariable[]; at?: Place }
  | { type: 'insert'; rows: RowNode[]; at?: Place }
  /** Without keys: what is selected. */
  | { type: 'remove'; keys?: number[] }
  | { type: 'move'; keys: number[]; to: Place }
  /** Selected rows one place up or down, into open groups and out of them. */
  | { type: 'shift'; step: 1 | -1 }
  | { type: 'change'; keys: number[]; change: RowChange }
  | { type: 'parts'; key: number; parts: SignalPart[] }
  | { type: 'group'; name: string }
  | { type: 'ungroup' }
  | { type: 'separator'; name: string }
  | { type: 'duplicate' }
  | { type: 'cut' }
  | { type: 'copy' }
  | { type: 'paste' }
  /** A row of the bits `high` down to `low` of a signal row, below it. */
  | { type: 'slice'; key: number; high: number; low: number }
  /** The row becomes a group of its single bits. */
  | { type: 'bits'; key: number }
  /** Selected signal rows become one vector, the topmost most significant. */
  | { type: 'join' };

export type PaneAction =
  /** A new pane below or beside the active one, with the selected rows when `take` is set. */
  | { type: 'pane.split'; direction: Arrangement['direction']; take?: boolean }
  /** Rows of a closed pane go to the one before it. */
  | { type: 'pane.close'; pane: number }
  | { type: 'pane.activate'; pane: number };

export type MarkAction =
  /** Without a name: the next free letter; without a time: the cursor. */
  | { type: 'marker.add'; name?: string; time?: number }
  | { type: 'marker.remove'; key: number }
  | { type: 'marker.clear' }
  | { type: 'marker.rename'; key: number; name: string }
  | { type: 'marker.move'; key: number; time: number }
  /** Without a span: what is in sight. */
  | { type: 'bookmark.add'; name: string; span?: Span }
  | { type: 'bookmark.remove'; key: number }
  | { type: 'bookmark.rename'; key: number; name: string };

export type ArrangeAction =
  | RowAction
  | Extract<PaneAction, { type: 'pane.split' | 'pane.close' }>
  | MarkAction
  /** A saved view; what it leaves out stays. */
  | { type: 'restore'; state: Partial<Arrangement> & { span?: Span; cursor?: number } };

export type SelectAction =
  | { type: 'select'; keys: number[] }
  /** Click with Control: in or out; with Shift: all in sight from the anchor to here. */
  | { type: 'select.toggle'; key: number }
  | { type: 'select.to'; key: number }
  | { type: 'select.next'; step: 1 | -1; extend?: boolean }
  | { type: 'select.all' }
  /** Opens or closes a group. */
  | { type: 'fold'; key: number; open?: boolean };

export type TimeAction =
  | { type: 'cursor'; time: number; reveal?: boolean }
  /** Without an anchor the cursor stays in place while it is in sight, else the middle. */
  | { type: 'zoom'; factor: number; anchor?: number; gliding?: boolean }
  | { type: 'pan'; ticks: number }
  | { type: 'show'; span: Span }
  | { type: 'centre'; time: number }
  | { type: 'fit' }
  /** All markers in sight, or the two given by key. */
  | { type: 'fit.markers'; keys?: [number, number] }
  | { type: 'span.back' }
  | { type: 'span.forward' };

export type DumpAction =
  /** The dump reaches further now; `follow` keeps its end in sight. */
  | { type: 'limits'; limits: Span; follow?: boolean }
  /** Another dump, or this one written anew: every path shown, with its variable there. */
  | { type: 'reopen'; limits: Span; found: ReadonlyMap<string, WaveVariable | null> };

export type ViewAction =
  | ArrangeAction
  | Extract<PaneAction, { type: 'pane.activate' }>
  | SelectAction
  | TimeAction
  | DumpAction
  | { type: 'undo' }
  | { type: 'redo' };
