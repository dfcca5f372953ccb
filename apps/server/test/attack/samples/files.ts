import { DEMO } from '../../testServer.ts';
import { dept, design, inDept, ofDept, upload } from './sample.ts';

export const files = {
  findFilePath: () => ({ body: { ...dept, resourcePath: 'demo' } }),
  findRegisterFiles: inDept,
  getVerilogInfoByPath: () => ({ body: { ...dept, socVerilogPath: design } }),
  writeFileByPath: () => ({ body: { ...dept, verilogFile: 'x', socVerilogPath: 'new.sv', hash: '' } }),
  updateVerilogName: () => ({ body: { ...dept, verilogName: 'no.sv', socVerilogPath: 'no-such.sv' } }),
  getTemplate: () => ({ query: { ...dept, template: 'module' } }),
  getFileName: () => ({ body: { ...dept, resourcePath: '', resourceName: 'demo' } }),
  createCodeServerFile: () => ({ body: { ...dept, filePath: 'folder' } }),
  deleteFile: () => ({ body: { ...dept, resourcePath: 'no-such' } }),
  renameFile: () => ({ body: { ...dept, filePath: 'no-such', fileName: 'other' } }),
  moveFile: () => ({ body: { ...dept, filePaths: ['no-such'], targetFolder: '' } }),
  uploadCodeServerFile: () => ({ form: { deptId: String(DEMO), filePath: '', multiFiles: upload } }),
  exportZip: () => ({ body: { ...dept, filePaths: ['demo'] } }),
  pathPermissions: ofDept,
  savePathPermission: () => ({ body: { ...dept, path: 'demo', roleIds: [] } }),
  fileUpload: () => ({ form: { deptId: String(DEMO), filePath: '', file: upload } }),
  fileWriteFile: () => ({ body: { ...dept, filePath: 'w.txt', content: 'x' } }),
  readFileByPath: () => ({ query: { ...dept, filePath: design } }),
  findProjectFiles: () => ({ params: { projectName: 'Demo' } }),
  commonDownload: () => ({ query: { fileName: 'none' } }),
  downloadResource: () => ({ query: { ...dept, resource: design } }),
  downloadZip: () => ({ query: { ...dept, path: 'demo' } }),
};
