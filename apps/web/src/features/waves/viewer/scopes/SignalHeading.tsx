import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import './scopePanel.css';

interface Props {
  text: string;
  empty: boolean;
  onAddAll: () => void;
}

/** What a list of signals holds, and the button that shows them all. */
export function SignalHeading({ text, empty, onAddAll }: Props) {
  const { t } = useTranslation('waves');
  return (
    <div className="nl-wave-scopes-heading">
      <span>{text}</span>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={empty}
        onClick={onAddAll}
      >
        {t('addAll')}
      </Button>
    </div>
  );
}
