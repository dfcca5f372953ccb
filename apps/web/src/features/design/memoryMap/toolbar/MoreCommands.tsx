import { CheckOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { isPossible } from '../../../../commands/command.ts';
import { generate } from '../../soc/index.ts';
import { mapCommands } from '../actions/commands.ts';
import { commandIcons } from '../actions/icons.tsx';
import { toggleManager } from '../actions/view.ts';
import { usePicture } from '../map/current.ts';
import { useMap } from '../store/mapStore.ts';

const COMMANDS = [
  ...['zoomIn', 'zoomOut', 'zoomSelection', 'fit', 'scale'],
  ...['moveHigher', 'moveLower', 'grow', 'shrink', 'remove'],
];

/** What has no room on a narrow screen. */
export function MoreCommands() {
  const { t } = useTranslation('memoryMap');
  const { columns } = usePicture();
  const hidden = useMap((state) => state.hidden);
  // Whether a command can do something follows from this.
  useMap((state) => state.selected);
  const commands = COMMANDS.map((id) => {
    const command = mapCommands.byId.get(id)!;
    return {
      ...{ key: id, icon: commandIcons[id], label: t(`command.${id}`) },
      ...{ disabled: !isPossible(command, null), onClick: () => command.run(null) },
    };
  });
  const managers = columns.map(({ view: { manager } }) => ({
    key: manager,
    icon: hidden.has(manager) ? null : <CheckOutlined aria-hidden />,
    label: manager,
    onClick: () => toggleManager(manager),
  }));
  const items = [
    ...commands,
    ...(managers.length > 1 ? [{ key: 'managers', label: t('managers'), children: managers }] : []),
    { key: 'generate', label: t('generate'), onClick: generate },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined />} aria-label={t('more')} />
    </Dropdown>
  );
}
