import {
  AppstoreAddOutlined,
  CopyOutlined,
  DatabaseOutlined,
  DeleteOutlined,
  GroupOutlined,
  MenuOutlined,
  MoreOutlined,
  PlusOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Segmented, Select, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { isPossible } from '../../../../commands/command.ts';
import { Commands } from '../../../../document/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { registerMaps } from '../files/registerMaps.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { openDialog, togglePanel, useUi } from '../store/uiStore.ts';
import type { Mode, Panel } from '../store/uiStore.ts';
import { commandOf, lookCommands, runCommand } from './commands.ts';
import type { CommandId } from './commands.ts';

const ICONS: Record<CommandId, ReactNode> = {
  addRegister: <PlusOutlined />,
  addGroup: <GroupOutlined />,
  addMemory: <DatabaseOutlined />,
  addField: <AppstoreAddOutlined />,
  duplicate: <CopyOutlined />,
  removeNode: <DeleteOutlined />,
  removeField: <DeleteOutlined />,
};
const GROUPS: readonly (readonly CommandId[])[] = [
  ['addRegister', 'addField', 'addGroup', 'addMemory'],
  ['duplicate', 'removeNode'],
];
const [SEARCH = ''] = lookCommands.byId.get('search')!.keys!;
const MODES: readonly Mode[] = ['register', 'table', 'parameters', 'enums'];
const PANELS: readonly [Panel, ReactNode][] = [
  ['tree', <MenuOutlined key="tree" />],
  ['bottom', <UnorderedListOutlined key="bottom" />],
  ['properties', <ProfileOutlined key="properties" />],
];

/** Commands of the screen; `children` stand at the left: the choice of the file. */
export function Toolbar({ open, children }: { open: OpenMap | undefined; children: ReactNode }) {
  const { t } = useTranslation('registers');
  const narrow = useNarrow();
  const groups = narrow ? [] : GROUPS;
  return (
    <div className="nl-reg-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      <Commands documents={registerMaps} />
      {groups.map((ids) => (
        <div key={ids[0]} className="nl-reg-group">
          {ids.map((id) => (
            <CommandButton key={id} id={id} open={open} />
          ))}
        </div>
      ))}
      {narrow && open && <MoreCommands open={open} />}
      {open && <ModeChoice narrow={narrow} />}
      <span className="nl-reg-spring" />
      <Tooltip title={`${t('command.search')} (${shortcutText(SEARCH)})`} mouseEnterDelay={0.5}>
        <Button
          type="text"
          icon={<SearchOutlined />}
          aria-label={t('command.search')}
          onClick={() => openDialog('search')}
        />
      </Tooltip>
      {open && <PanelButtons />}
      {!narrow && (
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-label={t('command.help')}
          title={t('command.help')}
          onClick={() => openDialog('help')}
        />
      )}
    </div>
  );
}

function CommandButton({ id, open }: { id: CommandId; open: OpenMap | undefined }) {
  const { t } = useTranslation('registers');
  const title = t(`command.${id}`);
  const [key] = commandOf(id).keys ?? [];
  return (
    <Tooltip title={key === undefined ? title : `${title} (${shortcutText(key)})`} mouseEnterDelay={0.5}>
      <Button
        type="text"
        icon={ICONS[id]}
        aria-label={title}
        disabled={!isPossible(commandOf(id), open)}
        onClick={() => runCommand(id)}
      />
    </Tooltip>
  );
}

function MoreCommands({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const items = [...GROUPS.flat(), 'removeField' as const].map((id) => ({
    key: id,
    icon: ICONS[id],
    label: t(`command.${id}`),
    disabled: !isPossible(commandOf(id), open),
    onClick: () => runCommand(id),
  }));
  const help = {
    key: 'help',
    icon: <QuestionCircleOutlined />,
    label: t('command.help'),
    onClick: () => openDialog('help'),
  };
  return (
    <Dropdown trigger={['click']} menu={{ items: [...items, help] }}>
      <Button type="text" icon={<MoreOutlined />} aria-label={t('more')} />
    </Dropdown>
  );
}

/** What stands in the middle: one register, the whole map, parameters or enumerations. */
function ModeChoice({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('registers');
  const mode = useUi((state) => state.mode);
  const options = MODES.map((value) => ({ value, label: t(`mode.${value}`) }));
  const choose = (next: Mode) => useUi.setState({ mode: next });
  if (narrow) {
    return (
      <Select<Mode>
        size="small"
        aria-label={t('mode.label')}
        value={mode}
        options={options}
        onChange={choose}
      />
    );
  }
  return (
    <Segmented<Mode>
      size="small"
      aria-label={t('mode.label')}
      value={mode}
      options={options}
      onChange={choose}
    />
  );
}

function PanelButtons() {
  const { t } = useTranslation('registers');
  const shown = useUi((state) => state.open);
  return (
    <div className="nl-reg-group">
      {PANELS.map(([panel, icon]) => (
        <Tooltip key={panel} title={t(`panel.${panel}`)} mouseEnterDelay={0.5}>
          <Button
            type="text"
            className={shown.has(panel) ? 'nl-reg-on' : ''}
            icon={icon}
            aria-label={t(`panel.${panel}`)}
            aria-pressed={shown.has(panel)}
            onClick={() => togglePanel(panel)}
          />
        </Tooltip>
      ))}
    </div>
  );
}
