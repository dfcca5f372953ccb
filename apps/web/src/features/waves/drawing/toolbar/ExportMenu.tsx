import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { copyPicture, copyAsText, saveAs } from '../export/saveAs.ts';
import type { ExportKind } from '../export/saveAs.ts';
import type { Drawn } from '../store/drawn.ts';

const FILES: readonly ExportKind[] = ['svg', 'png', 'json'];

/** The picture and the document as files, and for the clipboard. */
export function ExportMenu({ open }: { open: Drawn }) {
  const { t } = useTranslation('waveDrawing');
  const narrow = useNarrow();
  const run = (work: () => Promise<void>, done?: string) => () =>
    work().then(() => done === undefined || announceSuccess(done), announceError);
  const items = [
    ...FILES.map((kind) => ({
      key: kind,
      label: t(`export.${kind}`),
      onClick: run(() => saveAs(kind, open)),
    })),
    { type: 'divider' as const },
    {
      key: 'copySvg',
      label: t('export.copySvg'),
      onClick: run(() => copyAsText('svg', open), t('export.copied')),
    },
    { key: 'copyPng', label: t('export.copyPng'), onClick: run(() => copyPicture(open), t('export.copied')) },
    {
      key: 'copyJson',
      label: t('export.copyJson'),
      onClick: run(() => copyAsText('json', open), t('export.copied')),
    },
  ];
  return (
    <Dropdown
      trigger={['click']}
      disabled={open.shown === undefined && open.figure === undefined}
      menu={{ items }}
    >
      <Button size="small" icon={<DownloadOutlined />} aria-label={t('export.title')}>
        {narrow ? null : t('export.title')}
      </Button>
    </Dropdown>
  );
}
