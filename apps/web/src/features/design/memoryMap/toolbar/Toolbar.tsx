import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { isPossible } from '../../../../commands/command.ts';
import { Commands } from '../../../../document/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { designs, generate, useSoc } from '../../soc/index.ts';
import { mapCommands } from '../actions/commands.ts';
import { commandIcons } from '../actions/icons.tsx';
import { setReadable } from '../actions/view.ts';
import { useMap } from '../store/mapStore.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { MoreCommands } from './MoreCommands.tsx';
import { ManagerSelect } from './ManagerSelect.tsx';

const LOOK = ['zoomOut', 'zoomIn', 'zoomSelection', 'fit'];

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
      <Commands documents={designs} />
      {!narrow && (
        <div className="nl-map-group">
          {LOOK.map((id) => (
            <CommandButton key={id} id={id} />
          ))}
        </div>
      )}
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
  const command = mapCommands.byId.get(id)!;
  const title = t(`command.${id}`);
  return (
    <Tooltip title={`${title} (${shortcutText(command.keys![0]!)})`} mouseEnterDelay={0.5}>
      <Button
        type="text"
        icon={commandIcons[id]}
        aria-label={title}
        disabled={!isPossible(command, null)}
        onClick={() => command.run(null)}
      />
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
