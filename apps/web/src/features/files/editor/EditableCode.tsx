import type { VerilogFile } from '@netloom/contract';
import { useDeptId } from '../../../session/index.ts';
import { CodeView } from './CodeView.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useSave } from './useSave.ts';

interface EditableCodeProps {
  file: VerilogFile;
  line?: number;
  column?: number;
  readOnly: boolean;
}

/** A file's text with saving, and with the question that a save may raise. */
export default function EditableCode({ file, line, column, readOnly }: EditableCodeProps) {
  const { conflict, save, forgetConflict } = useSave(useDeptId(), file.socVerilogPath);
  return (
    <>
      <CodeView
        file={file}
        line={line}
        column={column}
        readOnly={readOnly}
        onSave={(text) => (readOnly ? undefined : void save(text))}
      />
      {conflict === null ? null : (
        <ConflictDialog
          stored={conflict}
          onSave={(text) => void save(text, conflict)}
          onClose={forgetConflict}
        />
      )}
    </>
  );
}
