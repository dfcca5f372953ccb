import { configList } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { settingCommands } from './settingCommands.ts';
import { OwnSettingDrawer } from './OwnSettingDrawer.tsx';
import { useAboutSetting } from './useAboutSetting.ts';
import { useSettingColumns } from './useSettingColumns.tsx';
import './configuration.css';

/** Settings that hold for the whole installation and are changed while it runs. */
export default function ConfigurationScreen() {
  const { t } = useTranslation('configuration');
  const settings = useCall(configList, {}, listQuery);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const columns = useSettingColumns();
  const add = useAdding(settingCommands, 'system:config:edit', () => setAdding(true), true);
  const aboutOf = useAboutSetting();
  const wanted = search.toLocaleLowerCase();
  const rows = settings.data?.filter((row) =>
    [row.configKey, row.configValue, aboutOf(row)].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={add}
      filters={<SearchBox label={t('search')} value={search} onChange={setSearch} />}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        keyOf={({ configKey }) => configKey}
        query={settings}
        empty={<NothingListed>{t('noneFound')}</NothingListed>}
      />
      {adding ? <OwnSettingDrawer onClose={() => setAdding(false)} /> : null}
    </ListScreen>
  );
}
