import { findFilePath } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { FOLDER } from '../sortRows.ts';

export interface FolderNode {
  key: string;
  title: string;
  isLeaf?: boolean;
  disabled?: boolean;
  children?: FolderNode[];
}

/** Key of the project's root. */
export const ROOT = '';

/** The folders of a project, read as they are opened; those that are moved can take nothing. */
export function useFolders(deptId: number, moving: readonly string[]) {
  const { t } = useTranslation('catalogue');
  const [nodes, setNodes] = useState<FolderNode[]>([{ key: ROOT, title: t('root') }]);

  async function load(key: string) {
    try {
      const children = await foldersIn(deptId, key, moving);
      setNodes((known) => withChildren(known, key, children));
    } catch (error) {
      announceError(error);
    }
  }

  return { nodes, load };
}

async function foldersIn(deptId: number, folder: string, moving: readonly string[]): Promise<FolderNode[]> {
  const rows = await callApi(findFilePath, { body: { deptId, resourcePath: folder } });
  return rows
    .filter(({ fileNameType }) => fileNameType === FOLDER)
    .map(({ filePath, fileName }) => {
      // A folder cannot go into itself.
      const disabled = moving.includes(filePath);
      return { key: filePath, title: fileName, disabled, isLeaf: disabled };
    });
}

function withChildren(nodes: FolderNode[], key: string, children: FolderNode[]): FolderNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children };
    return node.children === undefined
      ? node
      : { ...node, children: withChildren(node.children, key, children) };
  });
}
