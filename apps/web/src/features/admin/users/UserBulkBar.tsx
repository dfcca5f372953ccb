import { updateSysUser } from '@netloom/contract';
import type { Status, SysUser } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import type { Selection } from '../../../parts/table/useSelection.ts';
import { refreshUsers } from './refreshUsers.ts';
import { chosenUserCommands } from './userCommands.ts';
import type { ChosenUserTargets } from './userCommands.ts';

const NAMED = 10;

/** Enables or disables all chosen users; the first that the server refuses ends it. */
function useChosenUsers({ rows, clear }: Selection<SysUser>): ChosenUserTargets {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const [working, setWorking] = useState(false);

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
  return {
    ...{ chosen: rows.length, busy: working },
    enable: () => void setAll(0),
    disable: askToDisable,
  };
}

/** What can be done with all chosen users at once. */
export function UserBulkBar({ selection }: { selection: Selection<SysUser> }) {
  const { t } = useTranslation('users');
  const targets = useChosenUsers(selection);
  useOffer(chosenUserCommands, targets);
  const offered = { set: chosenUserCommands, targets, size: 'small', loading: targets.busy } as const;
  return (
    <BulkBar count={targets.chosen} onClear={selection.clear}>
      <CommandButton {...offered} id="enable">
        {t('enable')}
      </CommandButton>
      <CommandButton {...offered} id="disable" danger>
        {t('disable')}
      </CommandButton>
    </BulkBar>
  );
}
