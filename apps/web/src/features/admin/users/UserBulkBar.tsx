import { updateSysUser } from '@netloom/contract';
import type { Status, SysUser } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import type { Selection } from '../../../parts/table/useSelection.ts';
import { refreshUsers } from './refreshUsers.ts';

const NAMED = 10;

/** Enables or disables all chosen users; the first that the server refuses ends it. */
export function UserBulkBar({ selection }: { selection: Selection<SysUser> }) {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const [working, setWorking] = useState(false);
  const { rows, clear } = selection;

  async function setAll(status: Status) {
    setWorking(true);
    try {
      for (const { userId } of rows) await callApi(updateSysUser, { body: { userId, status } });
      announceSuccess(t('changedDone', { count: rows.length }));
      clear();
    } catch (error) {
      announceError(error);
    } finally {
      setWorking(false);
      await refreshUsers();
    }
  }
  function askToDisable() {
    const names = rows.slice(0, NAMED).map(({ userName }) => userName);
    confirm({
      title: t('disableManyTitle', { count: rows.length }),
      content: (
        <>
          <p>{names.join(', ') + (rows.length > NAMED ? ' …' : '')}</p>
          <p>{t('disableText')}</p>
        </>
      ),
      okText: t('disable'),
      onOk: () => setAll(1),
    });
  }
  return (
    <BulkBar count={rows.length} onClear={clear}>
      <Button size="small" loading={working} onClick={() => void setAll(0)}>
        {t('enable')}
      </Button>
      <Button size="small" danger loading={working} onClick={askToDisable}>
        {t('disable')}
      </Button>
    </BulkBar>
  );
}
