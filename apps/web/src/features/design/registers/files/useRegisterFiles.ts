import { findRegisterFiles, getAllSocModule } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { useMemo } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** A description that can be opened. */
export interface RegisterFileEntry {
  path: string;
  readOnly: boolean;
}

/** Descriptions of the project and of the built-in library. */
export function useRegisterFiles(): { files: readonly RegisterFileEntry[]; isKnown: boolean } {
  const deptId = useDeptId();
  const own = useCall(findRegisterFiles, { body: { deptId } });
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const files = useMemo(() => {
    const project = (own.data ?? []).map(({ path }) => ({ path, readOnly: false }));
    const library = (modules.data ?? []).flatMap(({ origin, folder, socModuleJson, registersJson }) => {
      if (origin !== 'library' || registersJson === null) return [];
      const descriptor = IpDescriptor.safeParse(JSON.parse(socModuleJson)).data;
      return descriptor?.registers === undefined
        ? []
        : [{ path: `library/${folder}/${descriptor.registers}`, readOnly: true }];
    });
    return [...project, ...library];
  }, [own.data, modules.data]);
  return { files, isKnown: own.data !== undefined && modules.data !== undefined };
}
