import { FileOutlined } from '@ant-design/icons';
import { getFileName } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { formatBytes } from '../../runs/run/index.ts';
import { isDumpName } from './localFiles.ts';
import type { OpenDump } from './openDumps.ts';
import './waveDebug.css';

const FOLDER = 1;

function useFilesNamed(resourceName: string): FileRow[] {
  const deptId = useDeptId();
  const { data } = useCall(
    getFileName,
    { body: { deptId, resourcePath: '', resourceName } },
    { staleTime: 0, meta: { quiet: true } },
  );
  return data ?? [];
}

/** Dumps that lie in the project's tree. */
export function ProjectDumps({ onOpen }: { onOpen: (dump: OpenDump) => void }) {
  const { t } = useTranslation('waveDebug');
  const deptId = useDeptId();
  const found = [useFilesNamed('.vcd'), useFilesNamed('.fst'), useFilesNamed('.ghw')].flat();
  const dumps = found
    .filter(({ fileName, fileNameType }) => fileNameType !== FOLDER && isDumpName(fileName))
    .toSorted((a, b) => a.filePath.localeCompare(b.filePath));
  return (
    <section className="nl-wave-debug-list">
      <h3>{t('project.title')}</h3>
      {dumps.length === 0 && <p className="nl-wave-debug-hint">{t('project.none')}</p>}
      <ul>
        {dumps.map(({ filePath: path, fileName, fileSize }) => (
          <li key={path}>
            <button
              type="button"
              className="nl-wave-debug-dump"
              onClick={() => onOpen({ place: { kind: 'project', deptId, path }, title: fileName })}
            >
              <FileOutlined aria-hidden />
              <span className="nl-wave-debug-name">{path}</span>
              <span className="nl-wave-debug-note">{formatBytes(fileSize)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
