import { cellsOf, isData } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';
import { commandSet } from '../../../../commands/command.ts';
import type { Command } from '../../../../commands/command.ts';
import {
  addLane,
  drawArrow,
  groupSelected,
  insertAtSelection,
  moveBy,
  paint,
  removeLanes,
  removeSelectedCells,
  toggleNode,
  ungroupSelected,
} from '../store/commands.ts';
import { useUi } from '../store/uiStore.ts';

export interface PictureTargets {
  /** Absent while the text is none that can be drawn in. */
  drawing: Drawing | undefined;
  /** Names that new lanes and groups get, in the reader's language. */
  newLane: string;
  newGroup: string;
}

const COMMANDS: Command<PictureTargets>[] = [
  { id: 'addLane', keys: ['Ctrl+Enter'], run: ({ newLane }) => addLane(newLane) },
  { id: 'up', keys: ['Alt+ArrowUp'], run: () => moveBy(-1) },
  { id: 'down', keys: ['Alt+ArrowDown'], run: () => moveBy(1) },
  { id: 'group', run: ({ newGroup }) => groupSelected(newGroup) },
  { id: 'ungroup', run: ungroupSelected },
  { id: 'removeLane', keys: ['Shift+Delete'], run: removeLanes },
  { id: 'rename', keys: ['F2'], run: () => useUi.setState({ writing: 'name' }) },
  { id: 'write', keys: ['Enter'], run: ({ drawing }) => write(drawing!) },
  { id: 'put', keys: ['Space'], run: putBrush },
  { id: 'insertCells', keys: ['Insert'], run: insertAtSelection },
  { id: 'removeCells', keys: ['Delete', 'Backspace'], run: removeSelectedCells },
  { id: 'node', keys: ['@'], run: toggleNode },
  { id: 'arrow', keys: ['>'], run: drawArrow },
  { id: 'leave', keys: ['Escape'], run: () => useUi.setState({ arrow: undefined, tool: 'turn' }) },
];
const canDraw = ({ drawing }: PictureTargets) => drawing !== undefined;

/** What can be done with the chosen cells and lanes; the keys hold while the picture has the focus. */
export const pictureCommands = commandSet<PictureTargets>(
  (id) => `waveDrawing:command.${id}`,
  COMMANDS.map((command) => ({ ...command, when: canDraw })),
);

/** Without a brush the cells go on as before. */
function putBrush(): void {
  const { tool } = useUi.getState();
  paint(tool === 'turn' ? '.' : tool);
}

function write({ lanes }: Drawing): void {
  const { lane, cell } = useUi.getState().selection;
  const found = lanes[lane];
  const state = found && cellsOf(found)[cell]?.state;
  useUi.setState({ writing: state !== undefined && isData(state) ? 'label' : 'name' });
}
