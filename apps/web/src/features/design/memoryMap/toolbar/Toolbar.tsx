import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { generate, useSoc } from '../../soc/index.ts';
import { commandById } from '../actions/commands.tsx';
import { shortcutText } from '../actions/shortcut.ts';
import { setReadable } from '../actions/view.ts';
import { useMap } from '../store/mapStore.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { MoreCommands } from './MoreCommands.tsx';
import { ManagerSelect } from './ManagerSelect.tsx';

const GROUPS = [
  ['save', 'undo', 'redo'],
  ['zoomOut', 'zoomIn', 'zoomSelection', 'fit'],
];

interface Props {
  /** At the left: what is open. */
  picker: ReactNode;
  /** The edits of the whole map. */
  edits: ReactNode;
  /** The box that finds addresses. */
  finder: ReactNode;
}

export function Toolbar({ picker, edits, finder }: Props) {
  const { t } = useTranslation('memoryMap');
  const narrow = useNarrow();
  const canvas = useSoc((state) => state.canvas);
  const [help, setHelp] = useState(false);
  return (
    <div className="nl-map-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {picker}
      {(narrow ? GROUPS.slice(0, 1) : GROUPS).map((ids) => (
        <div key={ids[0]} className="nl-map-group">
          {ids.map((id) => (
            <CommandButton key={id} id={id} />
          ))}
        </div>
      ))}
      {narrow && <MoreCommands />}
      {!narrow && <ScaleSwitch />}
      {!narrow && <ManagerSelect />}
      {!narrow && edits}
      <span className="nl-map-spring" />
      {finder}
      {!narrow && (
        <Button type="primary" disabled={!canvas} onClick={generate}>
          {t('generate')}
        </Button>
      )}
      <Button
        type="text"
        icon={<QuestionCircleOutlined />}
        aria-label={t('help.title')}
        onClick={() => setHelp(true)}
      />
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

function CommandButton({ id }: { id: string }) {
  const { t } = useTranslation('memoryMap');
  // Whether a command can do something follows from these.
  useSoc();
  useMap((state) => state.selected);
  const { icon, keys, enabled, run } = commandById(id);
  const title = t(`command.${id}`);
  return (
    <Tooltip title={`${title} (${shortcutText(keys[0]!)})`} mouseEnterDelay={0.5}>
      <Button type="text" icon={icon} aria-label={title} disabled={!(enabled?.() ?? true)} onClick={run} />
    </Tooltip>
  );
}

function ScaleSwitch() {
  const { t } = useTranslation('memoryMap');
  const readable = useMap((state) => state.readable);
  return (
    <Tooltip title={t('scale.help')} mouseEnterDelay={0.5}>
      <Segmented
        size="small"
        aria-label={t('scale.label')}
        value={readable ? 'readable' : 'true'}
        options={[
          { value: 'readable', label: t('scale.readable') },
          { value: 'true', label: t('scale.true') },
        ]}
        onChange={(value) => setReadable(value === 'readable')}
      />
    </Tooltip>
  );
}
