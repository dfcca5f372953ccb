import { GeneratedFiles, useGenerated } from '../generation/index.ts';
import type { BlockShelf } from './blockShelf.ts';

interface MadeFilesProps<Doc extends { name: string }> {
  shelf: BlockShelf<Doc>;
  /** The file that is shown; `{name}` stands for the document's name in its path. */
  chosen: string | undefined;
  onChoose: (file: string) => void;
  onGenerate: () => void;
  /** Why nothing can be generated. */
  none: string;
}

/** The files that a document generates; the one that is shown stays when the document is called otherwise. */
export function MadeFiles<Doc extends { name: string }>(props: MadeFilesProps<Doc>) {
  const { shelf, chosen, onChoose, onGenerate, none } = props;
  const generated = useGenerated(shelf.documents);
  const name = shelf.documents.useCurrent()?.document.name ?? '';
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen?.replaceAll('{name}', name)}
      onChoose={(file) => onChoose(file.replaceAll(name, '{name}'))}
      onGenerate={onGenerate}
      none={<p className="nl-lower-hint">{none}</p>}
    />
  );
}
