import { CopyOutlined, DeleteOutlined, PlusOutlined, SnippetsOutlined } from '@ant-design/icons';
import type { PointsFile } from '@netloom/core/special';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceWarning } from '../../../announce.ts';
import { copiedText, rowsOf } from './copied.ts';
import { addPoints, removePoints } from './pointTables.ts';

interface RowBarProps {
  table: PointsFile;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** What is done with whole rows. */
export function RowBar({ table, selected, onSelect }: RowBarProps) {
  const { t } = useTranslation('corePoints');
  const chosen = Object.entries(table.points).filter(([name]) => selected.has(name));
  const paste = async () => {
    const rows = rowsOf(await navigator.clipboard.readText());
    if (rows === undefined) announceWarning(t('nothingCopied'));
    else addPoints(table, rows);
  };
  return (
    <>
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => addPoints(table, [['point', { program: 'work', signature: true }]])}
      >
        {t('add')}
      </Button>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        disabled={chosen.length === 0}
        onClick={() => void navigator.clipboard.writeText(copiedText(chosen))}
      >
        {t('copy')}
      </Button>
      <Button size="small" icon={<SnippetsOutlined aria-hidden />} onClick={() => void paste()}>
        {t('paste')}
      </Button>
      <Button
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        disabled={chosen.length === 0}
        onClick={() => {
          removePoints(table, selected);
          onSelect(new Set());
        }}
      >
        {t('remove')}
      </Button>
    </>
  );
}
