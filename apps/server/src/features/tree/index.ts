import type { Feature } from '../../services.ts';
import { findFilePathRoute } from './findFilePath.ts';
import { findRegisterFilesRoute } from './findRegisterFiles.ts';
import { getVerilogInfoByPathRoute } from './getVerilogInfoByPath.ts';
import { updateVerilogNameRoute } from './updateVerilogName.ts';
import { writeFileByPathRoute } from './writeFileByPath.ts';

export { memberTree } from './policy.ts';
export type { TreeMember } from './policy.ts';

export const tree: Feature = {
  routes: [
    findFilePathRoute,
    findRegisterFilesRoute,
    getVerilogInfoByPathRoute,
    writeFileByPathRoute,
    updateVerilogNameRoute,
  ],
};
