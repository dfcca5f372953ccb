import type { GeneratedFile } from '@netloom/contract';
import { FileList } from './FileList.tsx';
import { FilePane } from './FilePane.tsx';
import type { Generate } from './useGenerate.ts';

interface DecidedFilesProps {
  generation: Generate;
  shown: GeneratedFile;
  onShow: (path: string) => void;
}

/** The files of a generation, one of them shown; where it waits, each edited one with its decision. */
export function DecidedFiles({ generation, shown, onShow }: DecidedFilesProps) {
  const { files, decisions, decide, waiting } = generation;
  return (
    <div className="nl-generation-files">
      <FileList files={files} shown={shown.path} decisions={decisions} onShow={onShow} />
      <FilePane
        file={shown}
        decision={decisions[shown.path] ?? null}
        onDecide={waiting ? (decision) => decide(shown.path, decision) : null}
      />
    </div>
  );
}
