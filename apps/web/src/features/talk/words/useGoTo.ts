import { App } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceWarning } from '../../../announce.ts';
import { switchDepartment, useDept } from '../../../session/index.ts';
import { SessionContext } from '../../../shell/SessionContext.ts';
import type { ScreenPlace } from './screenPlace.ts';

/**
 * Goes to a screen, and answers whether that is done at once: for one of another project the user is asked first
 * whether to work there.
 */
export function useGoTo(): (place: ScreenPlace) => boolean {
  const { t } = useTranslation('talk');
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const departments = use(SessionContext)?.departments ?? [];
  return ({ address, deptId }) => {
    if (deptId === null || deptId === useDept.getState().deptId) {
      void navigate(address);
      return true;
    }
    const project = departments.find((each) => each.deptId === deptId)?.deptName;
    if (project === undefined) {
      announceWarning(t('reference.noMember'));
      return false;
    }
    modal.confirm({
      title: t('reference.elsewhere', { project }),
      content: t('reference.switchText'),
      okText: t('reference.switch'),
      onOk: () => switchDepartment(deptId, address),
    });
    return false;
  };
}
