import type { Feature } from '../../services.ts';
import { confirmEmailRoute } from './confirmEmail.ts';
import { deleteByIdRoute } from './deleteById.ts';
import { exportUsersRoute } from './export/exportUsers.ts';
import { findByPageRoute } from './findByPage.ts';
import { findUserRoute } from './findUser.ts';
import { findUserAllRoute } from './findUserAll.ts';
import { getSysUserByUserIdRoute } from './getSysUserByUserId.ts';
import { mailConfirmationRoute } from './mailConfirmation.ts';
import { removeSecondFactorRoute } from './removeSecondFactor.ts';
import { resetPwdRoute } from './resetPwd.ts';
import { saveGitInfoRoute } from './saveGitInfo.ts';
import { saveSysUserRoute } from './saveSysUser.ts';
import { updateSysUserRoute } from './updateSysUser.ts';

export const user: Feature = {
  routes: [
    findByPageRoute,
    exportUsersRoute,
    getSysUserByUserIdRoute,
    saveSysUserRoute,
    updateSysUserRoute,
    mailConfirmationRoute,
    confirmEmailRoute,
    deleteByIdRoute,
    resetPwdRoute,
    removeSecondFactorRoute,
    findUserAllRoute,
    findUserRoute,
    saveGitInfoRoute,
  ],
};
