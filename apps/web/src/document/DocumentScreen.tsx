import type { ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import type { DocumentEntry } from './DocumentPicker.tsx';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { StartPage } from './StartPage.tsx';
import type { StartPageProps } from './StartPage.tsx';
import './document.css';

interface DocumentScreenProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  /** Of the grid of the screen; `data-open` says whether a document is. */
  className: string;
  /** What the bar above is called. */
  label: string;
  /** Said in the bar while nothing is open. */
  choose: string;
  entries: readonly DocumentEntry[];
  /** How a document begins; in the bar's menu and on the start page. */
  actions: StartPageProps['actions'];
  onOpen: (key: string) => void;
  /** In the bar, before the choice of the document. */
  before?: ReactNode;
  /** In the bar, while a document is open. */
  tools?: ReactNode;
  start: Pick<StartPageProps, 'title' | 'text' | 'icon' | 'templates' | 'onBegin' | 'children'>;
  dialogs?: ReactNode;
  /** The editor, while a document is open. */
  children: ReactNode;
}

/**
 * Documents of one kind: the choice among them and commands above, the open one below; while none is, what could not be
 * read of it, or how one begins.
 */
export function DocumentScreen<Doc extends { name: string }, View, S extends Stored>(
  props: DocumentScreenProps<Doc, View, S>,
) {
  const { documents, className, label, before, tools, start, dialogs, children, ...choice } = props;
  const open = documents.useCurrent();
  const broken = documents.use((state) => state.broken);
  const { choose, entries, actions, onOpen } = choice;
  return (
    <DocumentFrame documents={documents}>
      <div className={className} data-open={open !== undefined}>
        <div className="nl-document-bar" role="toolbar" aria-label={label}>
          {before}
          <DocumentPicker
            {...{ documents, choose, entries, onOpen }}
            name={open?.document.name}
            commands={actions}
          />
          {open !== undefined && tools}
        </div>
        {open !== undefined ? (
          children
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <StartPage {...start} {...{ entries, actions, onOpen }} id={documents.kind.id} />
        )}
        {dialogs}
      </div>
    </DocumentFrame>
  );
}
