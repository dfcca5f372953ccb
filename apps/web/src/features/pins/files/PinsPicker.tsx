import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { isDirty, usePins } from '../store/pinsStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { openRow } from './openPins.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** The name of the open configuration; its menu opens the others, makes new ones and imports chips. */
export function PinsPicker({ files }: { files: PinsFiles }) {
  const { t } = useTranslation('pins');
  const deptId = useDeptId();
  const open = usePins((state) => state.open);
  const leave = useLeave();
  const stored = files.configurations.map((row) => ({
    key: row.path,
    label: <code>{row.name}</code>,
    onClick: () => leave(() => void openRow(deptId, row)),
  }));
  const items = [
    { key: ' new', label: t('file.new'), onClick: () => leave(() => openDialog('new')) },
    { key: ' import', label: t('file.import'), onClick: () => openDialog('import') },
    ...(stored.length > 0 ? [{ type: 'divider' as const }, ...stored] : []),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, selectedKeys: open?.stored ? [open.stored.path] : [] }}>
      <Button type="text" className="nl-pins-picker" title={t('file.choose')}>
        <b>{open?.configuration.name ?? t('file.choose')}</b>
        {isDirty(open) ? <i className="nl-pins-dirty" title={t('file.unsaved')} /> : null}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
}

/** Asks before unsaved edits are left behind. */
function useLeave(): (go: () => void) => void {
  const { t } = useTranslation('pins');
  const { modal } = App.useApp();
  return (go) => {
    const { open } = usePins.getState();
    if (!isDirty(open)) return go();
    modal.confirm({
      title: t('file.discardTitle', { name: open?.configuration.name }),
      content: t('file.discardText'),
      okText: t('file.discard'),
      okButtonProps: { danger: true },
      onOk: go,
    });
  };
}
