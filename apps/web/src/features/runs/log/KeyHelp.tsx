import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';

/** What the keys of the log do. */
export function KeyHelp() {
  const { t } = useTranslation('runs');
  const keys = [
    ['/', t('log.search')],
    ['n, Enter', t('log.next')],
    ['N, Shift+Enter', t('log.previous')],
    ['g', t('log.top')],
    ['G, f', t('log.follow')],
    ['z', t('log.foldStep')],
    ['Z', t('log.foldAll')],
    ['w', t('log.wrap')],
    ['Esc', t('log.clear')],
  ];
  const table = (
    <dl className="nl-log-keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
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
