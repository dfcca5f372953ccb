import { PlusOutlined } from '@ant-design/icons';
import { SNIPPETS } from '@netloom/waves/drawing';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { useOffer } from '../../../../commands/useOffer.ts';
import { pictureCommands } from '../picture/pictureCommands.ts';
import { usePictureTargets } from '../picture/usePictureKeys.ts';
import { putLanes } from '../store/commands.ts';
import type { Drawn } from '../store/drawn.ts';

const LANES = ['up', 'down', 'group', 'ungroup', 'removeLane'];
const CELLS = ['insertCells', 'removeCells', 'node', 'arrow'];
const REMOVING = new Set(['removeLane', 'removeCells']);

/** What is done to lanes and cells. */
export function LaneMenu({ open }: { open: Drawn }) {
  const { t } = useTranslation('waveDrawing');
  const targets = usePictureTargets(open);
  const disabled = targets.drawing === undefined;
  useOffer(pictureCommands, targets);
  const item = (id: string) => {
    const { keys, run } = pictureCommands.byId.get(id)!;
    return {
      key: id,
      danger: REMOVING.has(id),
      label: (
        <span className="nl-wd-item">
          {t(pictureCommands.title(id))}
          {keys ? <kbd>{shortcutText(keys[0]!)}</kbd> : null}
        </span>
      ),
      onClick: () => run(targets),
    };
  };
  const items: MenuProps['items'] = [...LANES.map(item), { type: 'divider' }, ...CELLS.map(item)];
  const snippets: MenuProps['items'] = [
    item('addLane'),
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
