import type { Figure } from '@netloom/core';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether a figure was measured on this very configuration, or is a range of what was measured option by option. */
export function Origin({ figure }: { figure: Figure }) {
  const { t } = useTranslation('core');
  if (figure === null) return null;
  if (figure.measured) {
    return (
      <Tag color="success" variant="filled">
        {t('figure.measured')}
      </Tag>
    );
  }
  return (
    <Tag variant="filled" title={t('figure.rangeHelp')}>
      {t('figure.range')}
    </Tag>
  );
}
