import { channelValue, setLinChannel } from '@netloom/pins';
import type { LinChannel, LinField } from '@netloom/pins';
import { BaudNote } from './BaudNote.tsx';
import { editLin } from './editLin.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { useLinProblems } from './linView.ts';

interface Props {
  channel: LinChannel;
  index: number;
  field: LinField;
}

/** One field of one channel. */
export function ChannelCell({ channel, index, field }: Props) {
  const pointer = `/lin/channels/${index}/settings/${field.name}`;
  const problems = useLinProblems().get(pointer);
  return (
    <td data-channel={index} data-field={pointer}>
      <span className="nl-pins-lin-cell">
        <FieldControl
          field={field}
          label={`${field.name}, ${channel.name}`}
          value={channelValue(channel, index, field)}
          isSet={channel.settings?.[field.name] !== undefined}
          isWrong={problems?.some(({ severity }) => severity === 'error') ?? false}
          onChange={(value) => editLin((before) => setLinChannel(before, index, field.name, value))}
        />
        <FieldProblems problems={problems} />
      </span>
      {field.name === 'LinHwChannel' ? <BaudNote channel={channel} /> : null}
    </td>
  );
}
