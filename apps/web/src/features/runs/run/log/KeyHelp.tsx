import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyList } from '../../../../commands/sheet/KeyList.tsx';
import { keyLines } from '../../../../commands/sheet/keyLines.ts';
import { logCommands } from './logCommands.ts';

/** What the keys of the log do. */
export function KeyHelp() {
  const { t } = useTranslation('runs');
  return (
    <Popover
      content={<KeyList lines={keyLines(t, logCommands)} />}
      title={t('log.keys')}
      trigger="click"
      placement="bottomRight"
    >
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
