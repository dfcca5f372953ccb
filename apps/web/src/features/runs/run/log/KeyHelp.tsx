import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { chordText } from '../../../../commands/chord.ts';
import { logCommands } from './logCommands.ts';

/** What the keys of the log do. */
export function KeyHelp() {
  const { t } = useTranslation('runs');
  const table = (
    <dl className="nl-log-keys">
      {logCommands.commands.map(({ id, keys = [] }) => (
        <div key={id}>
          <dt>
            <kbd>{keys.map(chordText).join(', ')}</kbd>
          </dt>
          <dd>{t(`log.${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Popover content={table} title={t('log.keys')} trigger="click" placement="bottomRight">
      <Button
        size="small"
        type="text"
        className="nl-wide-only"
        icon={<QuestionCircleOutlined />}
        aria-label={t('log.keys')}
        title={t('log.keys')}
      />
    </Popover>
  );
}
