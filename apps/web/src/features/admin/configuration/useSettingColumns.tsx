import { DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { configList, deleteConfig } from '@netloom/contract';
import type { ConfigRow } from '@netloom/contract';
import { Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { RelativeTime, usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { SettingEditor } from './SettingEditor.tsx';
import { SettingValue } from './SettingValue.tsx';
import { useAboutSetting } from './useAboutSetting.ts';

type Text = TFunction<'configuration'>;

/** Takes a setting of the product back to its default; deletes one of the installation's own. */
function SettingActions({ row: { configKey: key, builtIn, updateTime } }: { row: ConfigRow }) {
  const { t } = useTranslation('configuration');
  const confirm = useConfirm();
  const remove = useCallMutation(deleteConfig, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(configList) }),
  });
  async function reset() {
    await remove.mutateAsync({ params: { key } });
    announceSuccess(builtIn ? t('resetDone', { key }) : t('deleted', { key }));
  }
  if (builtIn)
    return (
      <RowAction
        label={t('reset')}
        icon={<RollbackOutlined />}
        refused={updateTime === null ? t('isDefault') : null}
        loading={remove.isPending}
        onClick={() => void reset().catch(() => null)}
      />
    );
  const ask = () =>
    confirm({
      title: t('deleteTitle', { key }),
      content: t('deleteText'),
      okText: t('delete'),
      onOk: reset,
    });
  return <RowAction danger label={t('delete')} icon={<DeleteOutlined />} onClick={ask} />;
}

export function useSettingColumns(): Column<ConfigRow>[] {
  const { t } = useTranslation('configuration');
  const mayEdit = usePermissions().any('system:config:edit');
  const aboutOf = useAboutSetting();
  const columns: Column<ConfigRow>[] = [
    configKeyColumn(t, aboutOf),
    configValueColumn(t, mayEdit),
    defaultValueColumn(t),
    updateTimeColumn(t),
  ];
  if (!mayEdit) return columns;
  return [...columns, actionsColumn()];
}

function configKeyColumn(t: Text, aboutOf: ReturnType<typeof useAboutSetting>): Column<ConfigRow> {
  return {
    key: 'configKey',
    title: t('setting'),
    width: 420,
    place: 'heading',
    render: (row) => (
      <div className="nl-setting">
        <code>{row.configKey}</code>
        {row.public ? <Tag title={t('publicHint')}>{t('public')}</Tag> : null}
        {row.builtIn ? null : <Tag color="processing">{t('own')}</Tag>}
        <small>{aboutOf(row)}</small>
      </div>
    ),
  };
}

function configValueColumn(t: Text, mayEdit: boolean): Column<ConfigRow> {
  return {
    key: 'configValue',
    title: t('value'),
    width: 340,
    render: (row) =>
      mayEdit ? (
        <SettingEditor key={row.configValue} row={row} />
      ) : (
        <SettingValue kind={row.kind} value={row.configValue} />
      ),
  };
}

function defaultValueColumn(t: Text): Column<ConfigRow> {
  return {
    key: 'defaultValue',
    title: t('default'),
    width: 130,
    render: ({ builtIn, kind, defaultValue }) =>
      builtIn ? <SettingValue kind={kind} value={defaultValue} /> : null,
  };
}

function updateTimeColumn(t: Text): Column<ConfigRow> {
  return {
    key: 'updateTime',
    title: t('changed'),
    width: 150,
    render: ({ updateTime }) =>
      updateTime === null ? (
        <span className="nl-dim">{t('never')}</span>
      ) : (
        <RelativeTime value={updateTime} />
      ),
  };
}

function actionsColumn(): Column<ConfigRow> {
  return {
    key: 'actions',
    title: '',
    width: 64,
    place: 'actions',
    render: (row) => <SettingActions row={row} />,
  };
}
