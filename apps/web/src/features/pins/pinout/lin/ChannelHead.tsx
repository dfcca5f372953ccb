import { renameLinChannel } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { ChannelActions } from './ChannelActions.tsx';
import type { ChannelProps } from './ChannelActions.tsx';
import { editLin } from './editLin.ts';
import { FieldProblems } from './FieldProblems.tsx';
import { useLinProblems } from './linView.ts';
import { TextControl } from './TextControl.tsx';

/** Name of a channel, and what can be done with it. */
export function ChannelHead({ lin, channel, index }: ChannelProps) {
  const { t } = useTranslation('pinLin');
  const pointer = `/lin/channels/${index}/name`;
  const problems = useLinProblems().get(pointer);
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
      <ChannelActions lin={lin} channel={channel} index={index} />
    </th>
  );
}
