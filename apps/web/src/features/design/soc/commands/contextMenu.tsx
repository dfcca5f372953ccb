import { Menu } from 'antd';
import type { TFunction } from 'i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { isPossible } from '../../../../commands/command.ts';
import { commandById } from './all.ts';
import { arrangeCommands } from './arrange.ts';
import { commandIcons } from './icons.tsx';
import { useSoc } from '../store/socStore.ts';

/** Stands for the commands that align and distribute, in a menu of their own. */
const ARRANGE = 'arrange';
const FOR_BLOCKS = [
  'cut',
  'copy',
  'duplicate',
  'delete',
  '|',
  'replace',
  'flip',
  ARRANGE,
  'addFrame',
  '|',
  'descend',
  'descendHere',
  'group',
  'dissolve',
  'expose',
  '|',
  'attach',
  'connectPort',
  'exportToTop',
  'disconnect',
];
const FOR_NOTES = ['cut', 'copy', 'duplicate', 'delete'];
const FOR_LINKS = ['light', 'openBundle', 'delete'];
const FOR_CANVAS = [
  'ascend',
  'levels',
  'paste',
  'selectAll',
  '|',
  'addNote',
  'addFrame',
  '|',
  'connectClocks',
  'autoLayout',
  'fit',
  '|',
  'compare',
  'exportSvg',
  'exportPdf',
  'exportPng',
  'exportPage',
];

/** The commands for what is selected. */
export function contextMenu(t: TFunction<'soc'>) {
  const { selection } = useSoc.getState();
  const ids =
    selection.blocks.size > 0
      ? FOR_BLOCKS
      : selection.links.size > 0
        ? FOR_LINKS
        : selection.notes?.size
          ? FOR_NOTES
          : FOR_CANVAS;
  const itemOf = (id: string) => {
    const command = commandById(id);
    const extra = command.keys?.[0] && shortcutText(command.keys[0]);
    return {
      ...{ key: id, icon: commandIcons[id], extra, label: t(`command.${id}`) },
      ...{ disabled: !isPossible(command, null), onClick: () => command.run(null) },
    };
  };
  const items = ids.map((id, index) => {
    if (id === '|') return { type: 'divider' as const, key: `divider${index}` };
    if (id !== ARRANGE) return itemOf(id);
    const children = arrangeCommands.map((command) => itemOf(command.id));
    const disabled = children.every((child) => child.disabled);
    return { key: id, icon: commandIcons[id], label: t('help.arrange'), disabled, children };
  });
  return <Menu className="nl-soc-menu" selectable={false} items={items} />;
}
