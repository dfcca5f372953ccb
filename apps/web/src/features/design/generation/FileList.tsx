import type { GeneratedFile } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Decisions } from './decisions.ts';
import { STATUS_COLOURS } from './statusColours.ts';

interface FileListProps {
  files: readonly GeneratedFile[];
  shown: string;
  decisions: Decisions;
  onShow: (path: string) => void;
}

/** The generated files with what became of each. */
export function FileList({ files, shown, decisions, onShow }: FileListProps) {
  const { t } = useTranslation('generation');
  return (
    <ul className="nl-generation-list">
      {files.map(({ path, status }) => {
        const decision = status === 'hand-edited' ? decisions[path] : undefined;
        return (
          <li key={path}>
            <button type="button" aria-current={path === shown} title={path} onClick={() => onShow(path)}>
              <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
              <Tag color={STATUS_COLOURS[status]} variant="filled">
                {t(decision === undefined ? `status.${status}` : `decision.${decision}`)}
              </Tag>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
