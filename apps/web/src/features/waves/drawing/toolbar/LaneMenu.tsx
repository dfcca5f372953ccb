import { PlusOutlined } from '@ant-design/icons';
import { SNIPPETS } from '@netloom/waves/drawing';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  addLane,
  groupSelected,
  insertAtSelection,
  moveBy,
  putLanes,
  removeLanes,
  removeSelectedCells,
  toggleNode,
  drawArrow,
  ungroupSelected,
} from '../store/commands.ts';

/** What is done to lanes and cells. */
export function LaneMenu({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('waveDrawing');
  const item = (key: string, label: string, keys: string, run: () => void, danger = false) => ({
    key,
    danger,
    label: (
      <span className="nl-wd-item">
        {label}
        <kbd>{keys}</kbd>
      </span>
    ),
    onClick: run,
  });
  const items: MenuProps['items'] = [
    item('up', t('command.up'), 'Alt+↑', () => moveBy(-1)),
    item('down', t('command.down'), 'Alt+↓', () => moveBy(1)),
    item('group', t('command.group'), '', () => groupSelected(t('lane.newGroup'))),
    item('ungroup', t('command.ungroup'), '', ungroupSelected),
    item('removeLane', t('command.removeLane'), 'Shift+Del', removeLanes, true),
    { type: 'divider' },
    item('insertCells', t('command.insertCells'), 'Ins', insertAtSelection),
    item('removeCells', t('command.removeCells'), 'Del', removeSelectedCells, true),
    item('node', t('command.node'), '@', toggleNode),
    item('arrow', t('command.arrow'), '>', drawArrow),
  ];
  const snippets: MenuProps['items'] = [
    item('lane', t('command.addLane'), 'Ctrl+↵', () => addLane(t('lane.newName'))),
    { type: 'divider' },
    ...Object.entries(SNIPPETS).map(([key, lanes]) => ({
      key,
      label: t(`snippet.${key}`),
      onClick: () => putLanes(lanes),
    })),
  ];
  return (
    <div className="nl-wd-group">
      <Dropdown trigger={['click']} disabled={disabled} menu={{ items: snippets }}>
        <Button type="text" icon={<PlusOutlined />} aria-label={t('command.add')} title={t('command.add')} />
      </Dropdown>
      <Dropdown trigger={['click']} disabled={disabled} menu={{ items }}>
        <Button type="text">{t('command.lanes')}</Button>
      </Dropdown>
    </div>
  );
}
