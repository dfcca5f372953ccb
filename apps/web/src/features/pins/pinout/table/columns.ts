export type ColumnId =
  | 'state'
  | 'position'
  | 'name'
  | 'type'
  | 'signal'
  | 'label'
  | 'GPIO_Mode'
  | 'GPIO_PullupPulldown'
  | 'GPIO_Speed'
  | 'PinState'
  | 'lock';

export interface Column {
  id: ColumnId;
  /** Pixels. */
  width: number;
  mono: boolean;
  /** How Enter edits it; undefined: not at all. */
  edit: 'signal' | 'label' | 'setting' | 'lock' | undefined;
}

const column = (id: ColumnId, width: number, edit?: Column['edit'], mono = false): Column => ({
  id,
  width,
  mono,
  edit,
});

export const COLUMNS: readonly Column[] = [
  column('position', 64, undefined, true),
  column('name', 120, undefined, true),
  column('state', 104),
  column('signal', 140, 'signal', true),
  column('label', 130, 'label', true),
  column('lock', 52, 'lock'),
  column('GPIO_Mode', 190, 'setting'),
  column('GPIO_PullupPulldown', 92, 'setting'),
  column('GPIO_Speed', 92, 'setting'),
  column('PinState', 74, 'setting'),
  column('type', 72),
];

/** Width of the box that chooses a row. */
export const CHECK_WIDTH = 34;
export const ROW_HEIGHT = 28;
export const HEAD_HEIGHT = 28;
