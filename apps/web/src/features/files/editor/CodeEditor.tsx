import { getVerilogInfoByPath } from '@netloom/contract';
import { Alert } from 'antd';
import { Suspense, useEffect } from 'react';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import type { FilePlace } from './fileAddress.ts';
import { EditableCode } from './lazyViews.ts';
import './editor.css';

interface CodeEditorProps extends FilePlace {
  readOnly?: boolean;
}

/** Edits one text file of the member's tree (Ctrl+S saves); the built-in IP (`library/…`) can be read. Fills its parent. */
export function CodeEditor({ path, line, column, readOnly = false }: CodeEditorProps) {
  const deptId = useDeptId();
  const input = { body: { deptId, socVerilogPath: path } };
  const file = useCall(getVerilogInfoByPath, input, { staleTime: 0, meta: { quiet: true } });
  const { refetch } = file;
  useEffect(
    () =>
      onStreamMessage((message) => {
        if (message.type === 'tree-changed' && message.deptId === deptId) void refetch();
      }),
    [deptId, refetch],
  );
  if (file.data === undefined && file.error !== null) {
    return (
      <Alert
        className="nl-code-error"
        type="error"
        showIcon
        title={path}
        description={errorText(file.error)}
      />
    );
  }
  if (file.data === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <EditableCode
        file={file.data}
        line={line}
        column={column}
        readOnly={readOnly || path.startsWith('library/')}
      />
    </Suspense>
  );
}
