import { CopyOutlined, DeleteOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { duplicateLinChannel, moveLinChannel, removeLinChannel, renameLinChannel } from '@netloom/pins';
import type { LinChannel, LinConfiguration } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { editLin } from './editLin.ts';
import { FieldProblems } from './FieldProblems.tsx';
import { useLinProblems } from './linView.ts';
import { TextControl } from './TextControl.tsx';

interface Props {
  lin: LinConfiguration;
  channel: LinChannel;
  index: number;
}

/** Name of a channel, and what can be done with it. */
export function ChannelHead({ lin, channel, index }: Props) {
  const { t } = useTranslation('pinLin');
  const pointer = `/lin/channels/${index}/name`;
  const problems = useLinProblems().get(pointer);
  const actions = [
    {
      key: 'left',
      icon: <LeftOutlined />,
      off: index === 0,
      run: () => editLin((before) => moveLinChannel(before, index, index - 1)),
    },
    {
      key: 'right',
      icon: <RightOutlined />,
      off: index === lin.channels.length - 1,
      run: () => editLin((before) => moveLinChannel(before, index, index + 1)),
    },
    {
      key: 'duplicate',
      icon: <CopyOutlined />,
      off: false,
      run: () => editLin((before) => duplicateLinChannel(before, index)),
    },
    {
      key: 'remove',
      icon: <DeleteOutlined />,
      off: false,
      run: () => editLin((before) => removeLinChannel(before, index)),
    },
  ] as const;
  return (
    <th scope="col" data-channel={index} data-field={pointer}>
      <span className="nl-pins-lin-cell">
        <TextControl
          label={t('channel.nameOf', { number: index })}
          value={channel.name}
          isDefault={false}
          isWrong={problems !== undefined}
          onCommit={(name) => editLin((before) => renameLinChannel(before, index, name.trim().slice(0, 64)))}
        />
        <FieldProblems problems={problems} />
      </span>
      <span className="nl-pins-lin-actions">
        {actions.map(({ key, icon, off, run }) => (
          <Button
            key={key}
            size="small"
            type="text"
            icon={icon}
            disabled={off}
            title={t(`channel.${key}`)}
            aria-label={`${t(`channel.${key}`)}: ${channel.name}`}
            onClick={run}
          />
        ))}
      </span>
    </th>
  );
}
