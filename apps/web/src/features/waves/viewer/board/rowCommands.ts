import type { RowNode } from '../view/model.ts';

export type RowQuestion = 'rename' | 'slice' | 'order' | 'names' | 'fixed' | 'scale';

/** What is asked about a row before it is changed; `rename` is answered in the row itself, the others in dialogs. */
export interface Asked {
  question: RowQuestion;
  row: RowNode;
}

export type Ask = (asked: Asked | null) => void;
