import { AppstoreOutlined, MoreOutlined, ProfileOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../commands/chord.ts';
import { isPossible } from '../../../commands/command.ts';
import { Commands } from '../../../document/index.ts';
import { Later } from '../../../parts/Later.tsx';
import { commandById } from './commands/all.ts';
import { commandIcons } from './commands/icons.tsx';
import { designs } from './files/designs.ts';
import { useLevels } from './levels/levels.ts';
import { useSoc } from './store/socStore.ts';
import { togglePanel, useUi } from './store/uiStore.ts';
import type { Panel } from './store/uiStore.ts';
import { useView } from './store/viewStore.ts';
import { useBusLoad } from './load/busLoadStore.ts';
import { useWireValues } from './probe/wireValues.ts';
import { useWaveLook } from '../../waves/viewer/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';

const GROUPS = [
  ['attach', 'connectClocks', 'exportToTop'],
  ['ascend', 'descend', 'group', 'dissolve'],
  [
    'autoLayout',
    'fit',
    'find',
    'clockWires',
    'interruptWires',
    'bundles',
    'wireValues',
    'busLoad',
    'compare',
    'explore',
    'exportSvg',
    'export',
  ],
];
const PANELS: [Panel, ReactNode][] = [
  ['palette', <AppstoreOutlined key="palette" />],
  ['bottom', <UnorderedListOutlined key="bottom" />],
  ['properties', <ProfileOutlined key="properties" />],
];

/** `children` stand at the left: the canvas picker. */
export function Toolbar({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const { t } = useTranslation('soc');
  const narrow = useNarrow();
  const groups = narrow ? [] : GROUPS;
  return (
    <div className="nl-soc-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      <Commands documents={designs} />
      <Later>
        {groups.map((ids) => (
          <div key={ids[0]} className="nl-soc-group">
            {ids.map((id) => (
              <CommandButton key={id} id={id} />
            ))}
          </div>
        ))}
        {narrow && <MoreCommands />}
        {actions}
      </Later>
      <span className="nl-soc-spring" />
      {!narrow && <ZoomText />}
      <PanelButtons />
      {!narrow && <CommandButton id="help" />}
    </div>
  );
}

const CommandButton = memo(function CommandButton({ id }: { id: string }) {
  const command = commandById(id);
  const can = useSyncExternalStore(onChange, () => isPossible(command, null));
  const clocks = useSoc((state) => state.clockWires);
  const values = useWireValues((state) => state.shown);
  const loads = useBusLoad((state) => state.shown);
  const interrupts = useSoc((state) => !state.hidesInterrupts);
  const bundles = useSoc((state) => state.bundles);
  const wires = { clockWires: clocks, interruptWires: interrupts, bundles };
  const pressed = { ...wires, wireValues: values, busLoad: loads }[id];
  return <CommandFace id={id} can={useDeferredValue(can)} pressed={pressed} />;
});

interface CommandFaceProps {
  id: string;
  can: boolean;
  pressed: boolean | undefined;
}

/** An edit or a selection changes many of them: they follow once the picture shows it. */
const CommandFace = memo(function CommandFace({ id, can, pressed }: CommandFaceProps) {
  const { t } = useTranslation('soc');
  const command = commandById(id);
  const { keys, run } = command;
  const title = t(`command.${id}`);
  const hint = keys?.[0] ? `${title} (${shortcutText(keys[0])})` : title;
  return (
    <Tooltip title={hint} mouseEnterDelay={0.5}>
      <Button
        type={pressed ? 'primary' : 'text'}
        ghost={pressed}
        icon={commandIcons[id]}
        disabled={!can}
        aria-label={title}
        aria-pressed={pressed}
        onClick={() => isPossible(command, null) && run(null)}
      />
    </Tooltip>
  );
});

/** Commands ask these what they can do: an edit, a selection or a save may change the answer. */
function onChange(ask: () => void): () => void {
  const leave = [useSoc, useLevels, useWaveLook].map((store) => store.subscribe(ask));
  return () => leave.forEach((each) => each());
}

function MoreCommands() {
  const { t } = useTranslation('soc');
  useSoc();
  useLevels((state) => state.way);
  useWaveLook((state) => state.look?.place);
  const items = [...GROUPS.flat(), 'addNote', 'addFrame', 'delete', 'help'].map((id) => {
    const command = commandById(id);
    return {
      ...{ key: id, icon: commandIcons[id], label: t(`command.${id}`) },
      ...{ disabled: !isPossible(command, null), onClick: () => command.run(null) },
    };
  });
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined />} aria-label={t('more')} />
    </Dropdown>
  );
}

function ZoomText() {
  const { t } = useTranslation('soc');
  const zoom = useView((state) => Math.round(state.viewport.scale * 100));
  return (
    <Tooltip title={`${t('command.zoomReset')} (0)`}>
      <Button
        type="text"
        className="nl-soc-zoom"
        onClick={() => commandById('zoomReset').run(null)}
        aria-label={t('zoom', { zoom })}
      >
        {zoom} %
      </Button>
    </Tooltip>
  );
}

function PanelButtons() {
  const { t } = useTranslation('soc');
  const open = useUi((state) => state.open);
  return (
    <div className="nl-soc-group">
      {PANELS.map(([panel, icon]) => (
        <Tooltip key={panel} title={t(`panel.${panel}`)} mouseEnterDelay={0.5}>
          <Button
            type="text"
            className={open.has(panel) ? 'nl-soc-on' : ''}
            icon={icon}
            aria-label={t(`panel.${panel}`)}
            aria-pressed={open.has(panel)}
            onClick={() => togglePanel(panel)}
          />
        </Tooltip>
      ))}
    </div>
  );
}
