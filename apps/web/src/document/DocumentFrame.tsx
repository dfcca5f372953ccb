import type { ReactNode } from 'react';
import { BeneathNotice } from './BeneathNotice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import './document.css';

interface DocumentFrameProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  children: ReactNode;
}

/** Around an editor: what is stored below its document, and what stands against a save. */
export function DocumentFrame<Doc, View, S extends Stored>({
  documents,
  children,
}: DocumentFrameProps<Doc, View, S>) {
  return (
    <div className="nl-doc-frame">
      <BeneathNotice documents={documents} />
      <div className="nl-doc-body">{children}</div>
      <ConflictDialog documents={documents} />
    </div>
  );
}
