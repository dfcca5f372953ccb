import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface StretchStepsProps {
  /** Stretches of lines that did not run. */
  count: number;
  onStep: (direction: 1 | -1) => void;
}

export function StretchSteps({ count, onStep }: StretchStepsProps) {
  const { t } = useTranslation('simulation');
  return (
    <>
      <span className="nl-push-right nl-dim">{t('coverage.stretches', { count })}</span>
      <Button
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={t('coverage.previous')}
        title={t('coverage.previous')}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      />
      <Button
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={t('coverage.next')}
        title={t('coverage.next')}
        disabled={count === 0}
        onClick={() => onStep(1)}
      />
    </>
  );
}
