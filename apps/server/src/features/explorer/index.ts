import type { Feature } from '../../services.ts';
import { createCodeServerFileRoute } from './createCodeServerFile.ts';
import { deleteFileRoute } from './deleteFile.ts';
import { commonDownloadRoute } from './download/commonDownload.ts';
import { downloadResourceRoute } from './download/downloadResource.ts';
import { downloadZipRoute } from './download/downloadZip.ts';
import { exportZipRoute } from './download/exportZip.ts';
import { fileWriteFileRoute } from './fileWriteFile.ts';
import { findProjectFilesRoute } from './findProjectFiles.ts';
import { getFileNameRoute } from './getFileName.ts';
import { moveFileRoute } from './moveFile.ts';
import { readFileByPathRoute } from './readFileByPath.ts';
import { renameFileRoute } from './renameFile.ts';
import { fileUploadRoute } from './upload/fileUpload.ts';
import { uploadCodeServerFileRoute } from './upload/uploadCodeServerFile.ts';

export const explorer: Feature = {
  routes: [
    getFileNameRoute,
    createCodeServerFileRoute,
    deleteFileRoute,
    renameFileRoute,
    moveFileRoute,
    uploadCodeServerFileRoute,
    fileUploadRoute,
    fileWriteFileRoute,
    readFileByPathRoute,
    findProjectFilesRoute,
    commonDownloadRoute,
    downloadResourceRoute,
    downloadZipRoute,
    exportZipRoute,
  ],
};
