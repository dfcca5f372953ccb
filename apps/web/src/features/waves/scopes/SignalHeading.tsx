import { PlusOutlined } from '@ant-design/icons';
import type { WaveVariable } from '@netloom/waves';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './ScopePanel.module.css';

interface Props {
  text: string;
  variables: WaveVariable[];
  onAdd: (variables: WaveVariable[]) => void;
}

/** What a list of signals holds, and the button that shows them all. */
export function SignalHeading({ text, variables, onAdd }: Props) {
  const { t } = useTranslation('waves');
  return (
    <div className={styles.heading}>
      <span>{text}</span>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={variables.length === 0}
        onClick={() => onAdd(variables)}
      >
        {t('addAll')}
      </Button>
    </div>
  );
}
