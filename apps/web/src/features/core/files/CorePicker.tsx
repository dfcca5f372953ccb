import { DownOutlined } from '@ant-design/icons';
import type { CoreRow } from '@netloom/contract';
import { App, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { isDirty, useCore } from '../store/coreStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { showStored } from './openCore.ts';

/** The name of the open core; its menu opens the others and makes new ones. */
export function CorePicker({ cores }: { cores: readonly CoreRow[] }) {
  const { t } = useTranslation('core');
  const { open } = useCore();
  const leave = useLeave();
  const dirty = isDirty(open);
  const stored = cores.map((row) => ({
    key: row.name,
    label: <code>{row.name}</code>,
    onClick: () => leave(() => openRow(row)),
  }));
  const items = [
    { key: ' new', label: t('file.new'), onClick: () => leave(() => openDialog('new')) },
    ...(stored.length > 0 ? [{ type: 'divider' as const }, ...stored] : []),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, selectedKeys: open?.stored ? [open.stored.name] : [] }}>
      <Button type="text" className="nl-core-picker" title={t('file.choose')}>
        <b>{open?.options.name ?? t('file.choose')}</b>
        {dirty ? <i className="nl-core-dirty" title={t('file.unsaved')} /> : null}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
}

export function openRow(row: CoreRow): void {
  try {
    showStored(row);
  } catch (error) {
    announceError(error);
  }
}

/** Asks before unsaved edits are left behind. */
function useLeave(): (go: () => void) => void {
  const { t } = useTranslation('core');
  const { modal } = App.useApp();
  return (go) => {
    const { open } = useCore.getState();
    if (!isDirty(open)) return go();
    modal.confirm({
      title: t('file.discardTitle', { name: open?.options.name }),
      content: t('file.discardText'),
      okText: t('file.discard'),
      okButtonProps: { danger: true },
      onOk: go,
    });
  };
}
