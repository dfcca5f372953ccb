import { DeleteOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { radixesOf } from '../format/formats.ts';
import type { ViewAction } from '../view/actions.ts';
import type { RowNode } from '../view/model.ts';
import '../waveViewer.css';

/** Radix and removal of the selected signal. */
export function RowTools({ row, dispatch }: { row: RowNode | undefined; dispatch: Dispatch<ViewAction> }) {
  const { t } = useTranslation('waves');
  const radixes = row?.kind === 'signal' ? radixesOf(row) : [];
  const value = row?.kind === 'signal' && radixes.length > 0 ? row.format.radix : undefined;
  return (
    <>
      <Select
        size="small"
        className="nl-wave-radix"
        aria-label={t('radix.label')}
        placeholder={t('radix.label')}
        disabled={radixes.length === 0}
        value={value}
        options={radixes.map((radix) => ({ value: radix, label: t(`radix.${radix}`) }))}
        onChange={(radix) =>
          row && dispatch({ type: 'change', keys: [row.key], change: { format: { radix } } })
        }
      />
      <IconButton
        title={t('remove')}
        icon={<DeleteOutlined />}
        disabled={!row}
        onClick={() => dispatch({ type: 'remove' })}
      />
    </>
  );
}
