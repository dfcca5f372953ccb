import { CopyOutlined, DeleteOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { duplicateLinChannel, moveLinChannel, removeLinChannel } from '@netloom/pins';
import type { LinChannel, LinConfiguration } from '@netloom/pins';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editLin } from './editLin.ts';

interface Action {
  /** Its name is the text `channel.<key>`. */
  key: 'left' | 'right' | 'duplicate' | 'remove';
  icon: ReactNode;
  /** What it makes of the channel at an index. */
  by: (lin: LinConfiguration, index: number) => LinConfiguration;
}

const ACTIONS: readonly Action[] = [
  { key: 'left', icon: <LeftOutlined />, by: (lin, index) => moveLinChannel(lin, index, index - 1) },
  { key: 'right', icon: <RightOutlined />, by: (lin, index) => moveLinChannel(lin, index, index + 1) },
  { key: 'duplicate', icon: <CopyOutlined />, by: duplicateLinChannel },
  { key: 'remove', icon: <DeleteOutlined />, by: removeLinChannel },
];

export interface ChannelProps {
  lin: LinConfiguration;
  channel: LinChannel;
  index: number;
}

/** What can be done with a channel; the outer ones cannot go farther out. */
export function ChannelActions({ lin, channel, index }: ChannelProps) {
  const { t } = useTranslation('pinLin');
  const last = lin.channels.length - 1;
  return (
    <span className="nl-pins-lin-actions">
      {ACTIONS.map(({ key, icon, by }) => (
        <Button
          key={key}
          size="small"
          type="text"
          icon={icon}
          disabled={(key === 'left' && index === 0) || (key === 'right' && index === last)}
          title={t(`channel.${key}`)}
          aria-label={`${t(`channel.${key}`)}: ${channel.name}`}
          onClick={() => editLin((before) => by(before, index))}
        />
      ))}
    </span>
  );
}
