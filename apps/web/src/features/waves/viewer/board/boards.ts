import type { Scene } from '../paint/scene.ts';

/** What a pane shows now, for pictures of it elsewhere; sizes in CSS pixels. */
export interface Board {
  scene: Scene;
  width: number;
  height: number;
}

/** The boards on screen, by the key of their pane. */
export type Boards = Map<number, Board>;
