import type { Feature } from '../../services.ts';
import { findFilePathRoute } from './findFilePath.ts';
import { findRegisterFilesRoute } from './findRegisterFiles.ts';
import { getVerilogInfoByPathRoute } from './getVerilogInfoByPath.ts';
import { pathPermissionsRoute } from './pathPermissions.ts';
import { savePathPermissionRoute } from './savePathPermission.ts';
import { updateVerilogNameRoute } from './updateVerilogName.ts';
import { writeFileByPathRoute } from './writeFileByPath.ts';

export { fileRow } from './fileRow.ts';
export { openMemberTree } from './memberTree.ts';
export type { TreeMember } from './memberTree.ts';
export { memberTree } from './policy.ts';

export const tree: Feature = {
  routes: [
    findFilePathRoute,
    findRegisterFilesRoute,
    getVerilogInfoByPathRoute,
    writeFileByPathRoute,
    updateVerilogNameRoute,
    pathPermissionsRoute,
    savePathPermissionRoute,
  ],
};
