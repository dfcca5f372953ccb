import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectId } from '../fields.ts';

const file = z.string().min(1).max(1000);

export const commonDownload = defineCall({
  method: 'GET',
  path: '/common/download',
  summary:
    'Downloads a file that the server made for the caller (fileName); with delete=true it goes afterwards.',
  kind: 'blob',
  query: z.object({ fileName: file, delete: z.stringbool().default(false) }),
  reply: z.null(),
});

export const downloadResource = defineCall({
  method: 'GET',
  path: '/common/download/resource',
  summary: 'Downloads a file of the member’s tree.',
  kind: 'blob',
  query: z.object({ deptId: projectId, resource: file }),
  reply: z.null(),
});

export const downloadZip = defineCall({
  method: 'GET',
  path: '/common/downloadZip',
  summary:
    'Downloads files and folders of the member’s tree as a zip; paths are joined with commas (one in a path is written %2C, and % there %25), the root is ".". At most 20,000 files and 2 GB.',
  kind: 'blob',
  query: z.object({ deptId: projectId, path: z.string().min(1).max(20_000) }),
  reply: z.null(),
});
